import { useSyncExternalStore } from 'react'
import type { Account } from '@artha/contract/account'
import { browserStore } from '../lib/browser-store.ts'
import { storedAccount } from './stored-account.ts'

/** A stored token means signed in. The server and the first render in the browser cannot know it, so the state is "unknown". */
export type SessionState = { status: 'unknown' | 'signed-out'; user?: undefined } | { status: 'signed-in'; token: string; user: Account | undefined }

const unknown: SessionState = { status: 'unknown' }
const signedOut: SessionState = { status: 'signed-out' }

type Entry = 'token' | 'user'

/** Holds the session for as long as the page is open if the browser blocks its storage. */
const memory = new Map<Entry, string>()

const stored = (entry: Entry) => browserStore.read(entry) ?? memory.get(entry) ?? null

function store(entry: Entry, text: string | null) {
  memory.delete(entry)
  if (text === null) browserStore.remove(entry)
  else if (!browserStore.write(entry, text)) memory.set(entry, text)
}

let lastRead: { token: string | null; user: string | null; state: SessionState } = { token: null, user: null, state: signedOut }

/** Returns the same object while the stored values are the same, because React compares by identity. */
function readSession() {
  const [token, user] = [stored('token'), stored('user')]
  if (token === lastRead.token && user === lastRead.user) return lastRead.state
  const state: SessionState = token ? { status: 'signed-in', token, user: storedAccount(user) } : signedOut
  lastRead = { token, user, state }
  return state
}

const listeners = new Set<() => void>()

function announce() {
  for (const listener of listeners) listener()
}

/** Follows sign-ins and sign-outs in other tabs. A null key means that the storage was cleared. */
function followOtherTabs({ key }: StorageEvent) {
  if (key === null || key === 'token' || key === 'user') announce()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs)
  }
}

export const useSession = () => useSyncExternalStore(subscribe, readSession, () => unknown)

export const currentToken = () => stored('token')

/** The reason that this tab's session ended: the user logged out, or the server rejected the token; undefined if neither happened in this tab. */
let endedBy: 'person' | 'server' | undefined

export const sessionEndedBy = () => endedBy

/** Without a user, only the token is stored and the user is still to be loaded. */
export function openSession(token: string, user?: Account) {
  store('user', user === undefined ? null : JSON.stringify(user))
  store('token', token)
  endedBy = undefined
  announce()
}

/** Updates the signed-in user; does nothing when another tab has signed out meanwhile. */
export function updateUser(user: Account) {
  const text = JSON.stringify(user)
  if (currentToken() === null || text === stored('user')) return
  store('user', text)
  announce()
}

export function endSession(by: 'person' | 'server' = 'person') {
  endedBy = by
  store('token', null)
  store('user', null)
  announce()
}

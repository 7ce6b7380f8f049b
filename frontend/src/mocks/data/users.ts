import { namesOf } from '@artha/contract/names-of'
import type { Account } from '@artha/contract/account'
import { randomId } from '../../lib/random-id.ts'
import { accountBuilder, sessionBuilder } from './account-builder.ts'
import { mockId } from './article-builder.ts'
import { tabList } from './tab-list.ts'

/** The password of all mock users. Below it, the code and the secret of the link that their mail would contain. */
export const mockPassword = 'quiet harbour 9'
export const mockCode = '123456'
export const mockLink = 'the-link-of-a-mail-that-the-mocks-never-send'

/** One account for each role. */
export const mockUsers = {
  reader: accountBuilder(),
  creator: accountBuilder({ _id: mockId(502), username: 'Bhavna', email: 'bhavna@artha.example', isAdmin: true, isAllowedToCreate: true }),
  admin: accountBuilder({ _id: mockId(503), username: 'Chetan', email: 'chetan@artha.example', isAdmin: true, isSubscribed: true }),
  primaryAdmin: accountBuilder({
    _id: mockId(504),
    username: 'Owner',
    email: 'owner@artha.example',
    isAdmin: true,
    isPrimaryAdmin: true,
    isAllowedToCreate: true,
  }),
} as const satisfies Record<string, Account>

export type MockRole = keyof typeof mockUsers

/** The roles, from fewest to most rights. */
export const mockRoles = namesOf(mockUsers)

/** A user with their role: the account alone cannot tell an admin from a creator. */
export interface MockUser {
  _id: string
  role: MockRole
  password: string
  /** Contains the user's name; valid as long as the user exists. */
  token: string
  account: Account
}

export const mockToken = (name: string) => `token-of-${name}`

const userOf = (role: MockRole, account: Account, token = mockToken(account._id)): MockUser => ({
  _id: account._id,
  role,
  password: mockPassword,
  token,
  account,
})

const farReaders = Array.from({ length: 22 }, (_, index) => {
  const mayCreate = index % 5 === 3
  const account = accountBuilder({
    _id: mockId(600 + index),
    username: `Reader ${22 - index}`,
    email: `reader${22 - index}@artha.example`,
    createdAt: new Date(Date.parse('2026-11-19T06:00:00.000Z') - index * 43_200_000).toISOString(),
    isAllowedToCreate: mayCreate,
    isAdmin: mayCreate,
  })
  return userOf(mayCreate ? 'creator' : 'reader', account)
})

/** More than one page of users, newest first. */
export const users = tabList('users', [...farReaders, ...mockRoles.map((role) => userOf(role, mockUsers[role], mockToken(role)))])

export const mockSessions = [
  sessionBuilder({ _id: mockId(702), device: 'Chrome on Android', current: false, lastUsedAt: '2026-11-18T15:45:00.000Z' }),
  sessionBuilder(),
] as const

export const sessions = tabList('sessions', mockSessions)

export const newUser = (username: string, email: string, password: string): MockUser => {
  const account = accountBuilder({ _id: randomId(), username, email, createdAt: new Date().toISOString() })
  return { ...userOf('reader', account), password }
}

export const hasAtLeast = (user: MockUser | undefined, role: MockRole) =>
  user !== undefined && mockRoles.indexOf(user.role) >= mockRoles.indexOf(role)

export const userOfToken = (wanted: string) => users.all().find(({ token }) => token === wanted)

export const userOfEmail = (email: string) => users.all().find(({ account }) => account.email === email.trim().toLowerCase())

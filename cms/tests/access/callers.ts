import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { LoginAnswer } from '@artha/contract/account'
import type { Knex } from 'knex'

export const goodPassword = 'a lantern over seven rivers'
export const owner = { email: 'owner@artha.example', password: 'Owner-1-password' }

const json = { 'content-type': 'application/json' }

export const bearer = (token: string | undefined): Record<string, string> => (token === undefined ? {} : { authorization: `Bearer ${token}` })

/** Sends a JSON request as the site's forms do, without following redirects. */
export const send = (url: string, method: string, body?: unknown, token?: string): Promise<Response> =>
  fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...(body === undefined ? {} : json), ...bearer(token) },
    body: body === undefined ? undefined : JSON.stringify(body),
  })

export const newPerson = () => {
  const name = randomUUID().slice(0, 13)
  return { username: `Reader ${name}`, email: `reader-${name}@artha.example`, password: goodPassword }
}

async function expectStatus(response: Response, status: number): Promise<Response> {
  if (response.status !== status) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return response
}

export async function signIn(cmsUrl: string, { email, password }: { email: string; password: string }): Promise<LoginAnswer> {
  const response = await expectStatus(await send(`${cmsUrl}/auth/login`, 'POST', { email, password }), 200)
  return (await response.json()) as LoginAnswer
}

/** Signs up a new reader and signs them in. */
export async function joinAsReader(cmsUrl: string) {
  const person = newPerson()
  await expectStatus(await send(`${cmsUrl}/auth/signup`, 'POST', person), 201)
  return { ...person, ...(await signIn(cmsUrl, person)) }
}

const day = 86_400_000
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

export const callers = ['visitor', 'reader', 'creator', 'admin', 'primaryAdmin', 'expired', 'forged', 'deleted', 'outdated'] as const
export type Caller = (typeof callers)[number]

/** Returns a token of a new user of this kind, so that no request affects the next. Visitors have none; the primary admin is always the same. */
export async function tokenOf(caller: Caller, cmsUrl: string, database: Knex): Promise<string | undefined> {
  if (caller === 'visitor') return undefined
  if (caller === 'forged') return randomBytes(32).toString('base64url')
  if (caller === 'primaryAdmin') return (await signIn(cmsUrl, owner)).token
  const { token, user } = await joinAsReader(cmsUrl)
  const row = () => database('up_users').where('document_id', user._id)
  if (caller === 'creator') await row().update({ is_allowed_to_create: true })
  if (caller === 'admin') await row().update({ is_admin: true })
  if (caller === 'deleted') await row().delete()
  if (caller === 'expired') {
    const lastUsed = database.client.config.client === 'pg' ? new Date(Date.now() - 8 * day) : Date.now() - 8 * day
    await database('accounts_sessions').where('token_hash', hashOf(token)).update({ last_used_at: lastUsed })
  }
  if (caller === 'outdated') await expectStatus(await send(`${cmsUrl}/auth/sessions`, 'DELETE', undefined, token), 200)
  return token
}

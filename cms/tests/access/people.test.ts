import { listedUsers, type ListedUser } from '@artha/contract/account'
import { errorAnswer, type ErrorAnswer } from '@artha/contract/errors'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { parse } from 'zod/mini'
import { joinAsReader, owner, send, signIn } from './callers'
import { openDatabase } from './database'
import { amongManyPeople } from './many-people'

const cmsUrl = inject('cmsUrl')
let database: Knex
let token: string
let ownerId: string

beforeAll(async () => {
  database = openDatabase()
  const signedIn = await signIn(cmsUrl, owner)
  token = signedIn.token
  ownerId = signedIn.user._id
})
afterAll(() => database.destroy())

const list = async (query: string) => {
  const response = await send(`${cmsUrl}/auth/admin/users${query}`, 'GET', undefined, token)
  return { status: response.status, headers: response.headers, body: (await response.json()) as ListedUser[] }
}

/** Sends a write as the primary admin. Returns status and message, and validates refusals. */
const write = async (method: string, path: string, body?: unknown) => {
  const response = await send(cmsUrl + path, method, body, token)
  const answer = (await response.json()) as ErrorAnswer
  if (!response.ok) parse(errorAnswer, answer)
  return [response.status, answer.message]
}

const isAllowed = async (email: string) => (await list(`?q=${encodeURIComponent(email)}`)).body.map((user) => user.isAllowedToCreate)
const trailOf = async (id: string) =>
  (await database('accounts_audit_entries').where('subject', `user:${id}`).orderBy('id')).map(({ actor, action, details }) => ({
    actor,
    action,
    details: typeof details === 'string' ? (JSON.parse(details) as object) : details,
  }))

describe('GET /auth/admin/users', () => {
  it('answers the five fields of each, newest first, and says how many there are', async () => {
    const older = await joinAsReader(cmsUrl)
    const newer = await joinAsReader(cmsUrl)
    const { status, headers, body } = await list('?pageSize=2')
    expect(status).toBe(200)
    expect(parse(listedUsers, body)).toHaveLength(2)
    expect(body.map(({ email }) => email)).toEqual([newer.email, older.email])
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(['_id', 'createdAt', 'email', 'isAllowedToCreate', 'username'])
    const [{ total }] = (await database('up_users').count({ total: '*' })) as [{ total: number }]
    expect(headers.get('x-total-count')).toBe(String(total))
    expect(headers.get('link')).toBe('</auth/admin/users?pageSize=2&page=2>; rel="next"')
  })

  it('finds a part of a name or an address without regard to case, wildcards literal', async () => {
    const { username, email } = await joinAsReader(cmsUrl)
    for (const q of [username.slice(2).toUpperCase(), email.slice(1, 20).toUpperCase()]) {
      expect((await list(`?q=${encodeURIComponent(q)}`)).body.map((user) => user.email)).toEqual([email])
    }
    for (const q of ['reader%25artha.example', '!!!', 'r%5Fader', '%00', 'nobody-has-this']) {
      expect([q, (await list(`?q=${q}`)).body]).toEqual([q, []])
    }
  })

  it.each(['page=0', 'pageSize=101', 'page=101', 'q=', 'populate=*', 'filters[password]=x', 'sort=password', `q=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await list(`?${query}`)).status).toBe(400)
    },
  )

  // contract/queries.test.ts checks the statements and rows of a page, people.long.test.ts its time
  it('finds one among 10,000, and counts them', async () => {
    await amongManyPeople(database, async () => {
      expect((await list('?page=90&pageSize=100')).body).toHaveLength(100)
      expect((await list('?q=many+9999')).body.map((user) => user.username)).toEqual(['Many 9999'])
      expect((await list('?q=many.example&pageSize=1')).headers.get('x-total-count')).toBe('10000')
    })
  })
})

describe('POST /auth/admin/allow-creation', () => {
  it('approves one by address, in any spelling, and notes it', async () => {
    const { email, username, user } = await joinAsReader(cmsUrl)
    expect(await isAllowed(email)).toEqual([false])
    expect(await write('POST', '/auth/admin/allow-creation', { emails: [` ${email.toUpperCase()} `] })).toEqual([200, `Access granted to ${email}`])
    expect(await isAllowed(email)).toEqual([true])
    expect(await trailOf(user._id)).toEqual([{ actor: `user:${ownerId}`, action: 'user.role', details: { username, from: 'reader', to: 'creator' } }])
  })

  it('approves several, and changes nothing for those who had it', async () => {
    const [first, second] = [await joinAsReader(cmsUrl), await joinAsReader(cmsUrl)]
    await write('POST', '/auth/admin/allow-creation', { emails: [first.email] })
    const emails = [first.email, second.email, second.email, owner.email]
    expect(await write('POST', '/auth/admin/allow-creation', { emails })).toEqual([200, 'Access granted to 3 people'])
    expect(await trailOf(first.user._id)).toHaveLength(1)
    expect(await trailOf(second.user._id)).toHaveLength(1)
    expect(await trailOf(ownerId)).toEqual([])
  })

  it('approves no account where one address is unknown, and names it', async () => {
    const { email } = await joinAsReader(cmsUrl)
    const answer = await write('POST', '/auth/admin/allow-creation', { emails: [email, 'nobody@artha.example'] })
    expect(answer).toEqual([404, 'There is no account for nobody@artha.example. No one was granted access.'])
    expect(await isAllowed(email)).toEqual([false])
  })

  it.each([[{}], [{ emails: [] }], [{ emails: ['no address'] }], [{ emails: 'a@b.example' }], [{ emails: ['a@b.example'], isAdmin: true }]])(
    'refuses %j',
    async (body) => {
      expect((await write('POST', '/auth/admin/allow-creation', body))[0]).toBe(400)
    },
  )
})

describe('PATCH /auth/toggle-permission/{id}', () => {
  it('gives and takes the permission, says which, and the person has it at the next request', async () => {
    const person = await joinAsReader(cmsUrl)
    const mayCreate = async () => {
      const answer = await send(`${cmsUrl}/auth/me`, 'GET', undefined, person.token)
      return ((await answer.json()) as { user: { isAllowedToCreate: boolean } }).user.isAllowedToCreate
    }
    const path = `/auth/toggle-permission/${person.user._id}`
    expect(await write('PATCH', path)).toEqual([200, `${person.username} can now create content.`])
    expect(await mayCreate()).toBe(true)
    expect(await write('PATCH', path)).toEqual([200, `${person.username} can no longer create content.`])
    expect(await mayCreate()).toBe(false)
    expect((await trailOf(person.user._id)).map(({ details }) => details)).toMatchObject([{ to: 'creator' }, { to: 'reader' }])
  })

  it('takes all rights of an admin', async () => {
    const { user, email } = await joinAsReader(cmsUrl)
    await database('up_users').where('document_id', user._id).update({ is_admin: true })
    expect((await write('PATCH', `/auth/toggle-permission/${user._id}`))[0]).toBe(200)
    expect(await isAllowed(email)).toEqual([false])
  })

  it('of many at once, notes exactly what was changed', async () => {
    const { user, email } = await joinAsReader(cmsUrl)
    const answers = await Promise.all(Array.from({ length: 10 }, () => write('PATCH', `/auth/toggle-permission/${user._id}`)))
    const changes = answers.filter(([status]) => status === 200).length
    expect(answers.every(([status]) => status === 200 || status === 409)).toBe(true)
    expect(await trailOf(user._id)).toHaveLength(changes)
    expect(await isAllowed(email)).toEqual([changes % 2 === 1])
  })

  it.each(['aaaaaaaaaaaaaaaaaaaaaaaa', '%00', '1'])('is 404 for %s', async (id) => {
    expect(await write('PATCH', `/auth/toggle-permission/${id}`)).toEqual([404, 'User not found.'])
  })
})

describe('POST /auth/admin/delete-user', () => {
  it('deletes an account, whose sessions end at once, and notes it', async () => {
    const person = await joinAsReader(cmsUrl)
    expect(await write('POST', '/auth/admin/delete-user', { userId: person.user._id })).toEqual([200, `${person.username} was deleted.`])
    expect((await send(`${cmsUrl}/auth/me`, 'GET', undefined, person.token)).status).toBe(401)
    expect((await send(`${cmsUrl}/auth/login`, 'POST', { email: person.email, password: person.password })).status).toBe(401)
    expect(await isAllowed(person.email)).toEqual([])
    expect((await trailOf(person.user._id)).map(({ action }) => action)).toEqual(['user.delete'])
    expect((await write('POST', '/auth/admin/delete-user', { userId: person.user._id }))[0]).toBe(404)
  })

  it.each([[{}], [{ userId: 1 }], [{ userId: '../x' }]])('refuses %j', async (body) => {
    expect((await write('POST', '/auth/admin/delete-user', body))[0]).toBe(400)
  })
})

it('the primary admin can be neither deleted nor revoked, by itself either', async () => {
  const refused = [403, 'The primary admin cannot be changed or deleted.']
  expect(await write('POST', '/auth/admin/delete-user', { userId: ownerId })).toEqual(refused)
  expect(await write('PATCH', `/auth/toggle-permission/${ownerId}`)).toEqual(refused)
  expect((await list(`?q=${owner.email}`)).body).toMatchObject([{ _id: ownerId, isAllowedToCreate: true }])
})

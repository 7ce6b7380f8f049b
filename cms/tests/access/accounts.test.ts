import type { Session } from '@artha/contract/account'
import type { ErrorAnswer } from '@artha/contract/errors'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { goodPassword, joinAsReader, newPerson, owner, send, signIn } from './callers'
import { openDatabase } from './database'

const cmsUrl = inject('cmsUrl')
let database: Knex
beforeAll(() => {
  database = openDatabase()
})
afterAll(() => database.destroy())

const post = (path: string, body: unknown, token?: string) => send(cmsUrl + path, 'POST', body, token)
const me = (token: string) => send(`${cmsUrl}/auth/me`, 'GET', undefined, token)
const bodyOf = async <Body = ErrorAnswer>(response: Response) => (await response.json()) as Body

describe('a person who joins', () => {
  it('signs up, signs in, and gets its own account and nothing more', async () => {
    const { token, user, message, username, email } = await joinAsReader(cmsUrl)
    expect(message).toBe('Login successful')
    expect(user).toEqual({
      _id: expect.any(String),
      username,
      email,
      isAdmin: false,
      isPrimaryAdmin: false,
      isAllowedToCreate: false,
      isSubscribed: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
    expect(await bodyOf(await me(token))).toEqual({ success: true, user })
  })

  it.each([
    ['isAdmin', true],
    ['isAllowedToCreate', true],
    ['role', 1],
    ['confirmed', true],
    ['provider', 'google'],
    ['id', 1],
    ['createdAt', '2020-01-01'],
  ])('cannot sign up with %s', async (field, value) => {
    const person = newPerson()
    const response = await post('/auth/signup', { ...person, [field]: value })
    expect(response.status).toBe(400)
    expect((await bodyOf(response)).fields).toEqual({ [field]: 'This field does not exist' })
    expect((await post('/auth/login', { email: person.email, password: person.password })).status).toBe(401)
  })

  it.each([
    ['password', 'short77', /8 characters/],
    ['password', 'password', /too common/],
    ['email', 'not an address', /valid email/],
    ['email', 'ａｓｈａ＠example.com', /valid email/],
    ['username', 'ab', /3 characters/],
    ['username', 'a\u200B\u200Bb', /3 characters/],
    ['username', 'Nul\u0000l name', /not allowed/],
    ['username', 'Evil \u202Enimda', /not allowed/],
  ])('gets a message that says what is wrong with the %s %j', async (field, value, words) => {
    const response = await post('/auth/signup', { ...newPerson(), [field]: value })
    expect(response.status).toBe(400)
    expect((await bodyOf(response)).fields?.[field]).toMatch(words)
  })

  it('may have a password of 300 letters, and all of them count', async () => {
    const person = { ...newPerson(), password: `${'seven rivers '.repeat(24)}a` }
    expect((await post('/auth/signup', person)).status).toBe(201)
    await signIn(cmsUrl, person)
    expect((await post('/auth/login', { email: person.email, password: `${person.password.slice(0, -1)}b` })).status).toBe(401)
  })

  it('cannot take an address or a name that is taken, however it is written', async () => {
    const taken = await joinAsReader(cmsUrl)
    for (const over of [
      { email: taken.email },
      { email: taken.email.toUpperCase() },
      { email: ` ${taken.email} ` },
      { username: taken.username },
      { username: taken.username.toUpperCase() },
      { username: taken.username.replace('R', 'Ｒ') },
      { username: taken.username.replace('e', 'e\u200D') },
      { username: taken.username.replace(' ', '  ') },
      { email: owner.email },
      { email: 'OWNER@Artha.example' },
    ]) {
      const response = await post('/auth/signup', { ...newPerson(), ...over })
      expect([response.status, (await bodyOf(response)).code]).toEqual([409, 'conflict'])
    }
  })

  it.each(['the same letters', 'other capitals'])('a hundred times at once, in %s, makes one account', async (kind) => {
    const person = newPerson()
    const tries = Array.from({ length: 100 }, (_, at) => ({
      ...person,
      email: kind === 'other capitals' && at % 2 === 0 ? person.email.toUpperCase() : person.email,
    }))
    const answers = await Promise.all(tries.map((body) => post('/auth/signup', body)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(99)
    expect(await database('up_users').where('email', person.email)).toHaveLength(1)
  })
})

describe('signing in', () => {
  it('takes the address in any case and refuses everything else in the same words', async () => {
    const { email } = await joinAsReader(cmsUrl)
    await signIn(cmsUrl, { email: email.toUpperCase(), password: goodPassword })
    for (const wrong of [
      { email, password: `${goodPassword} ` },
      { email, password: '' },
      { email: newPerson().email, password: goodPassword },
      { email: '', password: '' },
      { email: `${email}\u0000`, password: goodPassword },
      { email: `' or 1=1 --`, password: goodPassword },
    ]) {
      const response = await post('/auth/login', wrong)
      expect(response.status).toBe(401)
      expect(await bodyOf(response)).toEqual({ message: 'Invalid email or password.', code: 'unauthenticated' })
    }
  })

  it.each([[{ email: { $gt: '' }, password: goodPassword }], [{ email: ['a'], password: 'b' }], [[]], [null], ['text'], [{ email: 'a' }]])(
    'refuses %j',
    async (body) => {
      expect((await post('/auth/login', body)).status).toBe(400)
    },
  )

  it('keeps of a token only its hash, and of a password only its argon2id hash', async () => {
    const { token, email } = await joinAsReader(cmsUrl)
    const rows = JSON.stringify([await database('accounts_sessions'), await database('up_users').where({ email })])
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(goodPassword)
    expect(rows).toContain('$argon2id$')
  })
})

describe('signing out', () => {
  it('ends this session and no other, at once', async () => {
    const first = await joinAsReader(cmsUrl)
    const second = await signIn(cmsUrl, first)
    expect((await post('/auth/logout', undefined, first.token)).status).toBe(200)
    expect((await me(first.token)).status).toBe(401)
    expect((await me(second.token)).status).toBe(200)
  })

  it('lists where one is signed in, ends one of them, and none of somebody else', async () => {
    const first = await joinAsReader(cmsUrl)
    const second = await signIn(cmsUrl, first)
    const stranger = await joinAsReader(cmsUrl)
    const sessions = () => send(`${cmsUrl}/auth/sessions`, 'GET', undefined, first.token)
    const list = await bodyOf<Session[]>(await sessions())
    expect(list.map(({ current }) => current)).toEqual([false, true])
    const end = (token: string) => send(`${cmsUrl}/auth/sessions/${list[0]?._id ?? ''}`, 'DELETE', undefined, token)
    expect((await end(stranger.token)).status).toBe(404)
    expect((await me(second.token)).status).toBe(200)
    expect((await end(first.token)).status).toBe(200)
    expect((await me(second.token)).status).toBe(401)
    expect(await bodyOf<Session[]>(await sessions())).toHaveLength(1)
  })

  it('everywhere ends every session of the person', async () => {
    const first = await joinAsReader(cmsUrl)
    const second = await signIn(cmsUrl, first)
    const stranger = await joinAsReader(cmsUrl)
    expect((await send(`${cmsUrl}/auth/sessions`, 'DELETE', undefined, second.token)).status).toBe(200)
    expect([(await me(first.token)).status, (await me(second.token)).status, (await me(stranger.token)).status]).toEqual([401, 401, 200])
  })

  it('is over for good: an old token does not come back by being used', async () => {
    const { token } = await joinAsReader(cmsUrl)
    await Promise.all([post('/auth/logout', undefined, token), ...Array.from({ length: 20 }, () => me(token))])
    expect((await me(token)).status).toBe(401)
  })
})

describe('a refusal', () => {
  it('comes before the body is judged, and takes no cookie for a token', async () => {
    const { token } = await joinAsReader(cmsUrl)
    const url = `${cmsUrl}/auth/subscribe`
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(url, { method: 'PATCH', headers, body: '{"email": ' })).status).toBe(401)
    expect((await fetch(url, { method: 'PATCH', headers, body: JSON.stringify({ email: 'x'.repeat(3_000_000) }) })).status).toBe(401)
    expect((await fetch(`${cmsUrl}/auth/me`, { headers: { cookie: `token=${token}; jwt=${token}` } })).status).toBe(401)
    expect((await fetch(`${cmsUrl}/auth/me?token=${token}&access_token=${token}`)).status).toBe(401)
    expect((await fetch(`${cmsUrl}/AUTH/Admin/Users/`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(403)
  })

  it.each(['update', 'delete'])('of the database itself refuses to %s the audit trail', async (change) => {
    await database('accounts_audit_entries').insert({
      document_id: `trail-${change}`,
      at: new Date(),
      actor: 'system',
      action: 'test',
      subject: 'test',
    })
    const rows = () => database('accounts_audit_entries').where('document_id', `trail-${change}`)
    await expect(change === 'update' ? rows().update({ actor: 'forged' }) : rows().delete()).rejects.toThrow('only grows')
    expect(await rows()).toHaveLength(1)
  })
})

describe('a name', () => {
  const rename = (username: string, token: string) => send(`${cmsUrl}/auth/me`, 'PATCH', { username }, token)

  it('is changed to one that nobody has, in whatever letters, and the old one is free again', async () => {
    const [one, other] = [await joinAsReader(cmsUrl), await joinAsReader(cmsUrl)]
    const taken = await rename(` ${other.username.toUpperCase()} `, one.token)
    expect([taken.status, (await bodyOf(taken)).message]).toEqual([409, 'This username is already taken.'])
    const wanted = newPerson().username
    const renamed = await rename(wanted, one.token)
    expect(await bodyOf<object>(renamed)).toEqual({ success: true, user: { ...one.user, username: wanted } })
    expect(await bodyOf<object>(await me(one.token))).toEqual({ success: true, user: { ...one.user, username: wanted } })
    expect((await rename(one.username, other.token)).status).toBe(200)
    expect((await rename(wanted, one.token)).status).toBe(200)
  })

  it.each(['', '  ', 'ab', 'x'.repeat(61), 'two\nlines'])('is not %j', async (username) => {
    const { token } = await joinAsReader(cmsUrl)
    const refused = await rename(username, token)
    expect([refused.status, Object.keys((await bodyOf(refused)).fields ?? {})]).toEqual([400, ['username']])
  })
})

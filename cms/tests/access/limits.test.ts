import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raisedLimits } from '../raised-limits'
import { joinAsReader, newPerson, send, signIn } from './callers'
import { startOwnCms } from './database'

/** Small limits, so that a hundred tries reach each of them. The defaults are tested in limit-settings. */
const env = {
  ...raisedLimits,
  LIMIT_SIGN_IN: '5/900',
  LIMIT_SIGN_IN_ORIGIN: '20/3600',
  LIMIT_SIGN_UP: '9/3600',
  LIMIT_CONTACT: '6/3600',
  LIMIT_WRITES: '7/3600',
  LIMIT_SEARCH: '8/3600',
  INTERNAL_KEY: randomBytes(24).toString('hex'),
}
let cms: Awaited<ReturnType<typeof startOwnCms>>
beforeAll(async () => {
  cms = await startOwnCms(env)
})
afterAll(() => cms.stop())

/** Sends a request as the site forwards it for a client at an address. */
const from = (address: string, path: string, body: unknown, key = env.INTERNAL_KEY) =>
  fetch(cms.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-artha-client-address': address, 'x-artha-internal-key': key },
    body: JSON.stringify(body),
  })

const aHundred = (ask: () => Promise<Response>) => Promise.all(Array.from({ length: 100 }, ask))
const count = (answers: Response[], status: number) => answers.filter((answer) => answer.status === status).length

let lastAddress = 0
const newAddress = () => `198.51.100.${++lastAddress}`

describe('of a hundred tries at once', () => {
  it('eight searches of an origin are looked for, the others wait', async () => {
    const headers = { 'x-artha-client-address': newAddress(), 'x-artha-internal-key': env.INTERNAL_KEY }
    const answers = await aHundred(() => fetch(`${cms.url}/api/search?q=loan`, { headers }))
    expect(count(answers, 429)).toBe(92)
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('five sign-ins that fail are heard, the others wait', async () => {
    const { email } = newPerson()
    const address = newAddress()
    const answers = await aHundred(() => from(address, '/auth/login', { email, password: 'wrong' }))
    expect([count(answers, 401), count(answers, 429)]).toEqual([5, 95])
    const waits = answers.filter(({ status }) => status === 429).map((answer) => Number(answer.headers.get('retry-after')))
    expect(waits.every((seconds) => Number.isInteger(seconds) && seconds >= 1 && seconds <= 900)).toBe(true)
  })

  it('twenty of one origin at many accounts are heard', async () => {
    const address = newAddress()
    const answers = await aHundred(() => from(address, '/auth/login', { email: newPerson().email, password: 'wrong' }))
    expect([count(answers, 401), count(answers, 429)]).toEqual([20, 80])
  })

  it('nine sign-ups of one origin are heard', async () => {
    const address = newAddress()
    const answers = await aHundred(() => from(address, '/auth/signup', newPerson()))
    expect([count(answers, 201), count(answers, 429)]).toEqual([9, 91])
  })

  it('six contact messages of one origin are heard', async () => {
    const address = newAddress()
    const { email } = newPerson()
    const answers = await aHundred(() => from(address, '/api/contact', { name: 'Asha', email, message: 'A question.' }))
    expect([count(answers, 201), count(answers, 429)]).toEqual([6, 94])
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('seven writes of a person are heard; reads are not counted', async () => {
    const { token } = await joinAsReader(cms.url)
    const answers = await aHundred(() => send(`${cms.url}/auth/sessions/aaaaaaaaaaaaaaaaaaaaaaaa`, 'DELETE', undefined, token))
    expect([count(answers, 404), count(answers, 429)]).toEqual([7, 93])
    expect((await send(`${cms.url}/auth/me`, 'GET', undefined, token)).status).toBe(200)
  })
})

describe('a limit', () => {
  it('locks the account for that origin only; its owner elsewhere still signs in', async () => {
    const person = await joinAsReader(cms.url)
    const attacker = newAddress()
    for (let at = 0; at < 6; at += 1) await from(attacker, '/auth/login', { email: person.email, password: 'wrong' })
    const body = { email: person.email, password: person.password }
    expect((await from(attacker, '/auth/login', body)).status).toBe(429)
    expect((await from(newAddress(), '/auth/login', body)).status).toBe(200)
  })

  it('counts failures only: success clears the pair of account and origin', async () => {
    const person = await joinAsReader(cms.url)
    const address = newAddress()
    const login = (password: string) => from(address, '/auth/login', { email: person.email.toUpperCase(), password })
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 4; at += 1) expect((await login('wrong')).status).toBe(401)
      expect((await login(person.password)).status).toBe(200)
    }
  })

  it('counts one account however its address is written', async () => {
    const { email } = newPerson()
    const address = newAddress()
    const written = [email, email.toUpperCase(), ` ${email}`, `${email} `, email.replace('r', 'R')]
    for (const form of written) expect((await from(address, '/auth/login', { email: form, password: 'wrong' })).status).toBe(401)
    expect((await from(address, '/auth/login', { email, password: 'wrong' })).status).toBe(429)
  })

  it('takes an IPv6 network of /48 for four, however many of /64 are in it', async () => {
    const { email } = newPerson()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => from(`2001:db8:48:${at.toString(16)}::1`, '/auth/login', { email, password: 'wrong' })),
    )
    expect([count(answers, 401), count(answers, 429)]).toEqual([20, 40])
  })

  it('takes an IPv6 network of /64 for one origin', async () => {
    const { email } = newPerson()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => from(`2001:db8:7:7::${at.toString(16)}`, '/auth/login', { email, password: 'wrong' })),
    )
    expect(count(answers, 401)).toBe(5)
  })

  it('ignores an origin address that is sent without the key', async () => {
    const { email } = newPerson()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => from(`203.0.113.${at}`, '/auth/login', { email, password: 'wrong' }, 'a wrong key')),
    )
    expect(count(answers, 401)).toBe(5)
  })

  it('keeps no address of a person or a network in its table', async () => {
    await signIn(cms.url, await joinAsReader(cms.url))
    const keys = JSON.stringify(await cms.database('accounts_limits').select('key'))
    expect(keys).not.toMatch(/@|198\.51|127\.0/)
  })
})

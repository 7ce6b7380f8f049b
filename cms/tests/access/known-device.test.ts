import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, knownDeviceOf, newOrigin, signUp, startCmsWithMail, type CmsWithMail, type Person } from './cms-with-mail'

let own: CmsWithMail

beforeAll(async () => {
  // A small limit, so that few tries reach it. The default is tested in limit-settings.
  own = await startCmsWithMail({ LIMIT_SIGN_IN_ACCOUNT: '8/3600' })
})

afterAll(() => own.stop())

const signInAs = (person: Person, cookie?: string, origin = newOrigin()) => own.ask('/auth/login', { body: person, cookie, origin })
const failAs = ({ email }: Person, cookie?: string, origin?: string) => signInAs({ email, password: 'not this one' }, cookie, origin)
const many = <T>(length: number, ask: (at: number) => Promise<T>) => Promise.all(Array.from({ length }, (_, at) => ask(at)))
const count = (answers: { status: number }[], status: number) => answers.filter((answer) => answer.status === status).length

/** Tries wrong passwords from many networks until the limit refuses unknown devices. Returns the number of 401 answers. */
const besiege = async (person: Person, tries = 10) => count(await many(tries, () => failAs(person)), 401)

describe('an account under siege', () => {
  it('hears eight of three hundred tries at once from as many origins, and its owner on a known device', async () => {
    const reader = await signUp(own)
    const device = await knownDeviceOf(own, reader)
    expect(await besiege(reader, 300)).toBe(8)
    const late = await signInAs(reader)
    expect(late).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await signInAs(reader, device)).toMatchObject({ status: 200 })
  })

  it('gives a known device five tries of its own, of a hundred at once, which a right password renews', async () => {
    const reader = await signUp(own)
    const device = await knownDeviceOf(own, reader)
    await besiege(reader)
    for (let tries = 0; tries < 4; tries += 1) expect(await failAs(reader, device)).toMatchObject({ status: 401 })
    expect(await signInAs(reader, device)).toMatchObject({ status: 200 })
    const answers = await many(100, () => failAs(reader, device))
    expect([count(answers, 401), count(answers, 429)]).toEqual([5, 95])
    expect(await signInAs(reader, device)).toMatchObject({ status: 429 })
  })

  it('lets no stranger in by a device known for another, a made-up one, or one that is over', async () => {
    const [reader, stranger] = [await signUp(own), await signUp(own)]
    const others = await knownDeviceOf(own, stranger)
    const old = await knownDeviceOf(own, reader)
    await own.database('accounts_known_devices').update({ expires_at: new Date(Date.now() - 1_000) })
    const fresh = await knownDeviceOf(own, stranger)
    await besiege(reader)
    for (const cookie of [others, fresh, old, `artha-device=${'A'.repeat(43)}`, 'artha-device=', old.replace('artha', '__Host-artha')]) {
      expect(await signInAs(reader, cookie)).toMatchObject({ status: 429 })
    }
  })

  it('serves the owner where somebody at the same address used up the tries', async () => {
    const reader = await signUp(own)
    const device = await knownDeviceOf(own, reader)
    const office = newOrigin()
    expect(count(await many(20, () => failAs(reader, undefined, office)), 401)).toBe(5)
    expect(await signInAs(reader, undefined, office)).toMatchObject({ status: 429 })
    expect(await signInAs(reader, device, office)).toMatchObject({ status: 200 })
  })

  it('has refused tries use up nothing: one origin alone never reaches the total', async () => {
    const reader = await signUp(own)
    const attacker = newOrigin()
    await many(100, () => failAs(reader, undefined, attacker))
    expect(await signInAs(reader)).toMatchObject({ status: 200 })
  })
})

describe('a known device', () => {
  it('keeps its cookie, is known for each account that signs in there, and is in the database as keyed hashes', async () => {
    const [asha, bhavna] = [await signUp(own), await signUp(own)]
    const first = await signInAs(asha)
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^artha-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const device = cookieOf(first, 'artha-device')
    expect(cookieOf(await signInAs(bhavna, device), 'artha-device')).toBe(device)
    for (const person of [asha, bhavna]) {
      await besiege(person)
      expect(await signInAs(person, device)).toMatchObject({ status: 200 })
    }
    const kept = JSON.stringify(await own.database('accounts_known_devices'))
    for (const secret of [device.split('=')[1] ?? '', asha.email, bhavna.email]) expect(kept).not.toContain(secret)
  })

  it('that was planted is not taken on', async () => {
    const planted = `artha-device=${'B'.repeat(43)}`
    const reader = await signUp(own)
    expect(cookieOf(await signInAs(reader, planted), 'artha-device')).not.toBe(planted)
    await besiege(reader)
    expect(await signInAs(reader, planted)).toMatchObject({ status: 429 })
  })

  it('is one row of many sign-ins at once, and an account keeps its fifty newest', async () => {
    const reader = await signUp(own)
    const device = await knownDeviceOf(own, reader)
    const rows = async () => Number((await own.database('accounts_known_devices').count({ n: '*' }).first())?.n)
    const before = await rows()
    expect(count(await many(8, () => signInAs(reader, device)), 200)).toBe(8)
    expect(await rows()).toBe(before)
    const { id: _id, document_id: _document, ...row } = await own.database('accounts_known_devices').orderBy('id', 'desc').first()
    const others = Array.from({ length: 60 }, (_, at) => ({ ...row, device_key: `another ${at}` }))
    await own.database('accounts_known_devices').insert(others)
    expect(await signInAs(reader, device)).toMatchObject({ status: 200 })
    expect(await rows()).toBe(before + 49)
  })

  it('is forgotten when the owner signs out everywhere elsewhere, or sets a new password', async () => {
    const reader = await signUp(own)
    const lost = await knownDeviceOf(own, reader)
    const here = await signInAs(reader)
    const ended = await own.ask('/auth/sessions', { method: 'DELETE', token: here.body.token as string, cookie: cookieOf(here, 'artha-device') })
    await besiege(reader)
    expect(await signInAs(reader, lost)).toMatchObject({ status: 429 })
    expect(await signInAs(reader, cookieOf(ended, 'artha-device'))).toMatchObject({ status: 200 })
  })
})

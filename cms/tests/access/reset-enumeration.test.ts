import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp, startCmsWithMail, type CmsWithMail, type Person, type ReceivedAnswer } from './cms-with-mail'

let own: CmsWithMail
let readers: Person[]

beforeAll(async () => {
  own = await startCmsWithMail({ LIMIT_SEND_CODE_ACCOUNT: '1000/3600', LIMIT_VERIFY_CODE_ACCOUNT: '5/3600' })
  readers = await Promise.all(Array.from({ length: 4 }, () => signUp(own)))
})

afterAll(() => own.stop())

const known = (at: number) => readers.at(at)?.email ?? ''
const unknown = (at: number) => `unknown${at + 10}@artha.example`
const sendCode = (email: string) => own.ask('/auth/admin/send-code', { body: { email } })
const verify = (email: string) => own.ask('/auth/admin/verify-code', { body: { email, code: '000000' } })
const cookie = `artha-reset=${'A'.repeat(43)}`
const setPassword = (email: string) => own.ask('/auth/admin/reset-password', { body: { email, password: 'A new long passphrase' }, cookie })

/** All that an answer tells, but for what differs between any two. */
const tellingPart = ({ status, headers, text }: ReceivedAnswer) => ({
  status,
  text,
  headers: [...headers].filter(([name]) => !['date', 'x-request-id', 'retry-after'].includes(name)),
})

describe('whether an address has an account', () => {
  it.each([
    ['sending a code', sendCode],
    ['trying a code', verify],
    ['setting a password', setPassword],
  ])('is not revealed by the answer to %s', async (_, step) => {
    expect(tellingPart(await step(known(0)))).toEqual(tellingPart(await step(unknown(0))))
  })

  it('is not revealed by the answer of a limit', async () => {
    const late = async (email: string) => {
      const answers = []
      for (let at = 0; at < 6; at += 1) answers.push(await verify(email))
      return answers.at(-1)
    }
    const [ofReader, ofUnknown] = [await late(known(1)), await late(unknown(1))]
    expect(ofReader).toMatchObject({ status: 429 })
    expect(ofReader && tellingPart(ofReader)).toEqual(ofUnknown && tellingPart(ofUnknown))
  })

  it('is not revealed by waiting for the mail: the answer is there before it is sent', async () => {
    const letGo = own.mail.hold()
    expect((await sendCode(known(2))).status).toBe(200)
    expect(own.mail.received.filter(({ recipients }) => recipients.includes(known(2)))).toEqual([])
    letGo()
    expect(await own.mail.mailsTo(known(2))).toHaveLength(1)
  })

  it('is not revealed by what is written: the same rows for both', async () => {
    const rows = async () => {
      const count = async (table: string) => Number((await own.database(table).count({ rows: '*' }))[0]?.rows)
      return { codes: await count('accounts_reset_codes'), links: await count('accounts_reset_links') }
    }
    for (const address of [known(3), unknown(3)]) {
      const before = await rows()
      expect((await sendCode(address)).status).toBe(200)
      await expect.poll(rows).toEqual({ codes: before.codes + 1, links: before.links + 1 })
    }
  })
})

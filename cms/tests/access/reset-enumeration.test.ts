import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReceivedAnswer } from './cms-with-mail'
import { resetSteps, startResets, type ResetSteps } from './reset-steps'

let resets: ResetSteps

beforeAll(async () => {
  resets = await startResets(4)
})

afterAll(() => resets.own.stop())

/** The answer without the headers that differ between any two answers. */
const tellingPart = ({ status, headers, text }: ReceivedAnswer) => ({
  status,
  text,
  headers: [...headers].filter(([name]) => !['date', 'x-request-id', 'retry-after'].includes(name)),
})

describe('whether an address has an account', () => {
  it.each(resetSteps)('is not revealed by the answer to %s', async (_, step) => {
    expect(tellingPart(await resets[step](resets.known(0)))).toEqual(tellingPart(await resets[step](resets.unknown(0))))
  })

  it('is not revealed by the answer of a limit', async () => {
    const late = async (email: string) => {
      const answers = []
      for (let at = 0; at < 6; at += 1) answers.push(await resets.verify(email))
      return answers.at(-1)
    }
    const [ofReader, ofUnknown] = [await late(resets.known(1)), await late(resets.unknown(1))]
    expect(ofReader).toMatchObject({ status: 429 })
    expect(ofReader && tellingPart(ofReader)).toEqual(ofUnknown && tellingPart(ofUnknown))
  })

  it('is not revealed by waiting for the mail: the answer is there before it is sent', async () => {
    const letGo = resets.own.mail.hold()
    expect((await resets.sendCode(resets.known(2))).status).toBe(200)
    expect(resets.own.mail.received.filter(({ recipients }) => recipients.includes(resets.known(2)))).toEqual([])
    letGo()
    expect(await resets.own.mail.mailsTo(resets.known(2))).toHaveLength(1)
  })

  it('is not revealed by what is written: the same rows for both', async () => {
    const rows = async () => {
      const count = async (table: string) => Number((await resets.own.database(table).count({ rows: '*' }))[0]?.rows)
      return { codes: await count('accounts_reset_codes'), links: await count('accounts_reset_links') }
    }
    for (const address of [resets.known(3), resets.unknown(3)]) {
      const before = await rows()
      expect((await resets.sendCode(address)).status).toBe(200)
      await expect.poll(rows).toEqual({ codes: before.codes + 1, links: before.links + 1 })
    }
  })
})

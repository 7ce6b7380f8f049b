import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectUnavailable, startBehindWire } from './behind-wire'

/** The goals are ten seconds and one; a busy machine may take five times as long. */
const answeredWithinMs = 50_000
const notReadyWithinMs = 5_000

let own: Awaited<ReturnType<typeof startBehindWire>>

beforeAll(async () => {
  own = await startBehindWire()
})
afterAll(() => own.stop())

it('a database that hangs keeps nobody waiting, and readiness least of all', async () => {
  const begun = await own.beginUpload()
  own.wire.set('hangs')
  const asked = Promise.all([own.questions(), begun.end()])
  const { status, tookMs } = await own.readiness()
  expect(status).toBe(503)
  expect(tookMs).toBeLessThan(notReadyWithinMs)
  const [answers, ofUpload] = await asked
  expectUnavailable([...answers, ofUpload])
  expect(Math.max(ofUpload.tookMs, ...answers.map((answer) => answer.tookMs))).toBeLessThan(answeredWithinMs)
})

import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { takeIn, type Answer } from '../answer-intake.ts'

const mark = z.object({
  key: z.string(),
  savedAt: z.number(),
  version: z.string(),
  headers: z.record(z.string(), z.string()),
  /** Of the body that follows: a file that was cut, or changed since, is none. */
  hash: z.string(),
})

const newline = 0x0a

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url')

/** One line of JSON about the answer, and its body. */
export function fileOf(key: string, { version, headers, body: { raw } }: Answer, savedAt: Date): Buffer {
  const line = JSON.stringify({ key, savedAt: savedAt.getTime(), version, headers, hash: hashOf(raw) })
  return Buffer.concat([Buffer.from(`${line}\n`), raw])
}

/** The answer of a file, checked by the contract and cleaned as one of the cms is; throws where the file is none of ours. */
export function answerOfFile(key: string, file: Buffer): { answer: Answer; savedAt: Date } {
  const end = file.indexOf(newline)
  const about = mark.parse(JSON.parse(file.subarray(0, Math.max(0, end)).toString()))
  const body = file.subarray(end + 1)
  if (about.key !== key || about.hash !== hashOf(body)) throw new Error('The file is not as it was written')
  const answer = takeIn(key, { status: 200, headers: about.headers, body })
  // By the version of the cms's own words it is known to be the same when it is read again
  return { answer: { ...answer, version: about.version }, savedAt: new Date(about.savedAt) }
}

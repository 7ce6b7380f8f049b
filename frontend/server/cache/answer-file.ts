import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { parseAnswer, type Answer } from './parse-answer.ts'

const mark = z.object({
  key: z.string(),
  savedAt: z.number(),
  version: z.string(),
  headers: z.record(z.string(), z.string()),
  /** Hash of the body that follows, to detect files that were cut off or changed. */
  hash: z.string(),
})

const newline = 0x0a

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url')

/** Returns the content of a file: one line of JSON about the answer, then its body. */
export function fileOf(key: string, { version, headers, body: { raw } }: Answer, savedAt: Date): Buffer {
  const line = JSON.stringify({ key, savedAt: savedAt.getTime(), version, headers, hash: hashOf(raw) })
  return Buffer.concat([Buffer.from(`${line}\n`), raw])
}

/** Returns the answer in a file, validated and cleaned like one from the cms. Throws if the file is invalid. */
export function answerOfFile(key: string, file: Buffer): { answer: Answer; savedAt: Date } {
  const end = file.indexOf(newline)
  const about = mark.parse(JSON.parse(file.subarray(0, Math.max(0, end)).toString()))
  const body = file.subarray(end + 1)
  if (about.key !== key || about.hash !== hashOf(body)) throw new Error('The file is not as it was written')
  const answer = parseAnswer(key, { status: 200, headers: about.headers, body })
  // The version of the original reply, by which the next one is recognised as unchanged
  return { answer: { ...answer, version: about.version }, savedAt: new Date(about.savedAt) }
}

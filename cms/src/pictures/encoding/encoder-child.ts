import { fork } from 'node:child_process'
import path from 'node:path'
import pLimit from 'p-limit'
import type { EncodedPicture, EncodedSet, EncodingFault } from './encode-picture'

/** What the encoder is asked; `priority` is that of its process, as the system counts: 19 is the last to be served. */
export type EncoderJob = { source: string | Buffer; priority: number } & ({ task: 'picture' } | { task: 'avif'; widths: number[] })

/** What the encoder answers to each task. */
interface Results {
  picture: EncodedSet | { fault: EncodingFault }
  avif: EncodedPicture[] | undefined
}

const program = path.join(__dirname, 'picture-encoder.js')

/** Half of what the site waits for an answer. */
const limitMs = 60_000

/** On a busy machine the last in the queue may wait for long. */
const behindLimitMs = 15 * 60_000

/** Runs a job in a process of its own; undefined where it ended without a result: crashed, cut off, or out of memory. */
function runEncoder<Task extends keyof Results>(job: EncoderJob & { task: Task }, signal: AbortSignal): Promise<Results[Task] | undefined> {
  return new Promise((resolve) => {
    // None of our settings: it reads what strangers have made.
    const child = fork(program, [], {
      env: { PATH: process.env.PATH },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    })
    // The other end of this channel is our own program, which answers each task so.
    child.once('message', (result) => resolve(result as Results[Task]))
    child.once('exit', () => resolve(undefined))
    // Cut off by the signal, or never started.
    child.once('error', () => resolve(undefined))
    child.send(job, () => undefined)
  })
}

/** At most two at a time, since a machine has few cores and readers come first; the others wait. */
const inTurn = pLimit(2)

/** Encodes a picture for which a request waits. */
export function encodeUpload(source: string): Promise<EncodedSet | { fault: EncodingFault | 'too-slow' }> {
  return inTurn(async () => {
    const limit = AbortSignal.timeout(limitMs)
    const result = await runEncoder({ task: 'picture', source, priority: 5 }, limit)
    if (result !== undefined) return result
    return { fault: limit.aborted ? 'too-slow' : 'unreadable' }
  })
}

/** Encodes a picture in the background; undefined where that failed, or the signal has aborted it. */
export function encodeAvifBehind(source: string | Buffer, widths: number[], signal: AbortSignal): Promise<EncodedPicture[] | undefined> {
  const cut = AbortSignal.any([signal, AbortSignal.timeout(behindLimitMs)])
  return runEncoder({ task: 'avif', source, widths, priority: 19 }, cut)
}

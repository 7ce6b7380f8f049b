import type { CropRectangle } from '@artha/contract/media-library'
import { fork } from 'node:child_process'
import path from 'node:path'
import pLimit from 'p-limit'
import type { EncodedPicture, EncodedSet, EncodingProblem } from './encode-picture'

/** A job for the encoder; `priority` is the process's niceness: 19 yields to all others. */
export type EncoderJob = { source: string | Buffer; priority: number } & (
  { task: 'picture'; cut?: CropRectangle | undefined } | { task: 'avif'; widths: number[] }
)

/** The encoder's result by task. */
interface Results {
  picture: EncodedSet | { fault: EncodingProblem }
  avif: EncodedPicture[] | undefined
}

const program = path.join(__dirname, 'picture-encoder.js')

/** Half of the time that the site waits for a response. */
const limitMs = 60_000

/** On a busy machine a process of the lowest priority may wait long. */
const backgroundLimitMs = 15 * 60_000

/** Runs a job in a child process; undefined if it ended without a result: crashed, aborted, or out of memory. */
function runEncoder<Task extends keyof Results>(job: EncoderJob & { task: Task }, signal: AbortSignal): Promise<Results[Task] | undefined> {
  return new Promise((resolve) => {
    // The child gets none of our settings, because it decodes files from strangers.
    const child = fork(program, [], {
      env: { PATH: process.env.PATH },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    })
    // The child is our own program, which sends the result of its task.
    child.once('message', (result) => resolve(result as Results[Task]))
    child.once('exit', () => resolve(undefined))
    // Aborted by the signal, or never started.
    child.once('error', () => resolve(undefined))
    child.send(job, () => undefined)
  })
}

/** At most two at a time, because a machine has few cores and readers come first. */
const inTurn = pLimit(2)

/** Encodes a picture, or the part of it that `cut` keeps, for which a request waits. */
export function encodeUpload(source: string | Buffer, cut?: CropRectangle): Promise<EncodedSet | { fault: EncodingProblem | 'too-slow' }> {
  return inTurn(async () => {
    const limit = AbortSignal.timeout(limitMs)
    const result = await runEncoder({ task: 'picture', source, cut, priority: 5 }, limit)
    if (result !== undefined) return result
    return { fault: limit.aborted ? 'too-slow' : 'unreadable' }
  })
}

/** Encodes a picture in the background; undefined if that failed or the signal aborted it. */
export function encodeAvifInBackground(source: string | Buffer, widths: number[], signal: AbortSignal): Promise<EncodedPicture[] | undefined> {
  const cut = AbortSignal.any([signal, AbortSignal.timeout(backgroundLimitMs)])
  return runEncoder({ task: 'avif', source, widths, priority: 19 }, cut)
}

/** The state of one of several files. `waiting` and `sending` ones are not finished. */
type UploadPhase =
  | { phase: 'waiting' }
  | { phase: 'sending'; fraction: number }
  | { phase: 'done'; note: string | undefined }
  | { phase: 'failed'; message: string; mayRetry: boolean }

export type QueuedFile = { id: number; file: File } & UploadPhase
export type UploadQueue = readonly QueuedFile[]

export type QueueEvent =
  | { type: 'add'; files: readonly { id: number; file: File }[] }
  | { type: 'become'; id: number; phase: UploadPhase }
  | { type: 'retry'; ids: readonly number[] }
  | { type: 'remove'; id: number }
  | { type: 'clear' }

/** The number of uploads at the same time. The server encodes few pictures at once, and more would share one connection. */
const mostAtOnce = 2

export const isUnfinished = ({ phase }: QueuedFile) => phase === 'waiting' || phase === 'sending'

/** Returns the queue after an event. An event about a file that was removed changes nothing. */
export function queueAfter(queue: UploadQueue, event: QueueEvent): UploadQueue {
  switch (event.type) {
    case 'add':
      return [...queue, ...event.files.map(({ id, file }): QueuedFile => ({ id, file, phase: 'waiting' }))]
    case 'become':
      return queue.map((each) => (each.id === event.id ? { id: each.id, file: each.file, ...event.phase } : each))
    case 'retry':
      return queue.map(({ id, file, ...now }) => ({
        id,
        file,
        ...(event.ids.includes(id) && now.phase === 'failed' ? { phase: 'waiting' as const } : now),
      }))
    case 'remove':
      return queue.filter(({ id }) => id !== event.id)
    case 'clear':
      return queue.filter(isUnfinished)
  }
}

/** Returns the files whose upload begins now, in order. */
export function filesToSend(queue: UploadQueue): UploadQueue {
  const sending = queue.filter(({ phase }) => phase === 'sending').length
  return queue.filter(({ phase }) => phase === 'waiting').slice(0, Math.max(0, mostAtOnce - sending))
}

/** Returns the failed files that may be sent again. */
export const filesToRetry = (queue: UploadQueue) => queue.filter((each) => each.phase === 'failed' && each.mayRetry)

/** Returns the state of all files as a sentence; "" without files. */
export function queueText(queue: UploadQueue): string {
  if (queue.length === 0) return ''
  const count = (phase: QueuedFile['phase']) => queue.filter((each) => each.phase === phase).length
  const failed = count('failed')
  return `${count('done')} of ${queue.length} uploaded${failed === 0 ? '' : `, ${failed} failed`}.`
}

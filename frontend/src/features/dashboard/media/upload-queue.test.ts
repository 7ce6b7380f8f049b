import { describe, expect, it } from 'vitest'
import { filesToRetry, filesToSend, queueAfter, queueText, type QueueEvent, type UploadQueue } from './upload-queue.ts'

const fileNamed = (name: string) => new File(['a'], name)
const after = (...events: QueueEvent[]) => events.reduce<UploadQueue>(queueAfter, [])
const added = (...ids: number[]): QueueEvent => ({ type: 'add', files: ids.map((id) => ({ id, file: fileNamed(String(id)) })) })
const sending = (id: number, fraction = 0): QueueEvent => ({ type: 'become', id, phase: { phase: 'sending', fraction } })
const done = (id: number): QueueEvent => ({ type: 'become', id, phase: { phase: 'done', note: undefined } })
const failed = (id: number, mayRetry = true): QueueEvent => ({ type: 'become', id, phase: { phase: 'failed', message: 'No', mayRetry } })
const phases = (queue: UploadQueue) => queue.map(({ id, phase }) => `${id} ${phase}`)
const next = (queue: UploadQueue) => filesToSend(queue).map(({ id }) => id)

describe('several uploads', () => {
  it('are sent two at a time, in order', () => {
    expect(next(after(added(1, 2, 3)))).toEqual([1, 2])
    expect(next(after(added(1, 2, 3), sending(1)))).toEqual([2])
    expect(next(after(added(1, 2, 3), sending(1), sending(2, 0.5)))).toEqual([])
    expect(next(after(added(1, 2, 3), sending(1), sending(2), done(1)))).toEqual([3])
  })

  it('go on when one fails, and it waits again after a retry', () => {
    const queue = after(added(1, 2, 3), sending(1), sending(2), failed(1), failed(2, false))
    expect([phases(queue), next(queue)]).toEqual([['1 failed', '2 failed', '3 waiting'], [3]])
    expect(filesToRetry(queue).map(({ id }) => id)).toEqual([1])
    expect(phases(queueAfter(queue, { type: 'retry', ids: [1, 3] }))).toEqual(['1 waiting', '2 failed', '3 waiting'])
  })

  it('forget what was removed, also while it is sent, and what is finished', () => {
    const queue = after(added(1, 2, 3), sending(1), { type: 'remove', id: 1 }, sending(1, 0.5), done(1))
    expect(phases(queue)).toEqual(['2 waiting', '3 waiting'])
    expect(phases(after(added(1, 2, 3), done(1), failed(2), { type: 'clear' }))).toEqual(['3 waiting'])
  })

  it.each([
    ['', after()],
    ['0 of 2 uploaded.', after(added(1, 2), sending(1))],
    ['1 of 2 uploaded.', after(added(1, 2), done(1))],
    ['1 of 3 uploaded, 2 failed.', after(added(1, 2, 3), done(1), failed(2), failed(3))],
  ])('%j', (words, queue) => {
    expect(queueText(queue)).toBe(words)
  })
})

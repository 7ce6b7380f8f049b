import { expect, test } from 'vitest'
import { FairQueue, QueueFull } from './fair-queue.ts'

/** Tasks that record when they begin; a test ends them one at a time. */
function openWork() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.push(() => resolve(name)))
  }
  const endOne = async () => {
    await new Promise(setImmediate)
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { begun, work, endOne }
}

test('one who asks much takes turns with one who asks little', async () => {
  const { begun, work, endOne } = openWork()
  const queue = new FairQueue({ running: 1, waiting: 10 })
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => queue.run(name[0] ?? '', work(name)))
  for (let at = 0; at < all.length; at += 1) await endOne()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
  expect(queue.length).toBe(0)
})

test('what fails makes room as well, and what finds no room is refused', async () => {
  const { begun, work, endOne } = openWork()
  const queue = new FairQueue({ running: 1, waiting: 1 })
  const failed = queue.run('a', () => Promise.reject(new Error('no answer')))
  const waits = queue.run('a', work('second'))
  await expect(queue.run('b', work('third'))).rejects.toThrow(QueueFull)
  await expect(failed).rejects.toThrow('no answer')
  await endOne()
  expect(await waits).toBe('second')
  expect(begun).toEqual(['second'])
})

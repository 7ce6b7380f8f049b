import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { inTurn } from './password-queue'

describe('work on passwords', () => {
  it('runs two at a time, in order, and goes on after a failure', async () => {
    let running = 0
    let most = 0
    const order: number[] = []
    const jobs = Array.from({ length: 12 }, (_, at) =>
      inTurn(async () => {
        order.push(at)
        running += 1
        most = Math.max(most, running)
        await pause(2)
        running -= 1
        if (at % 3 === 0) throw new Error('no')
      }),
    )
    const results = await Promise.allSettled(jobs)
    expect(most).toBe(2)
    expect(order).toEqual(Array.from({ length: 12 }, (_, at) => at))
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4)
    await expect(inTurn(async () => 'free again')).resolves.toBe('free again')
  })
})

import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { scheduleByMemory } from './schedule.mjs'

const job = (/** @type {string} */ id, /** @type {string[]} */ after = [], cores = 1) => ({ id, after, megabytes: 1, cores })

/**
 * @param {ReturnType<typeof job>[]} jobs
 * @param {{ cores: number, megabytes: number }} limits
 * @returns {Promise<{ events: string[], most: number }>}
 */
async function record(jobs, limits) {
  /** @type {string[]} */
  const events = []
  let running = 0
  let most = 0
  await scheduleByMemory(jobs, limits, async ({ id }) => {
    events.push(`+${id}`)
    most = Math.max(most, ++running)
    await wait(5)
    running -= 1
    events.push(`-${id}`)
  })
  return { events, most }
}

describe('jobs side by side', () => {
  it('start after those that they need', async () => {
    const { events } = await record([job('a'), job('b', ['a']), job('c')], { cores: 4, megabytes: 100 })
    expect(events).toEqual(['+a', '+c', '-a', '+b', '-c', '-b'])
  })

  it.each([
    ['cores', { cores: 2, megabytes: 100 }, 2],
    ['memory', { cores: 8, megabytes: 3 }, 3],
    ['nothing, but one at a time still runs', { cores: 8, megabytes: 0 }, 1],
  ])('are limited by %s', async (_, limits, most) => {
    const { events, most: seen } = await record(
      ['a', 'b', 'c', 'd'].map((id) => job(id)),
      limits,
    )
    expect(events).toHaveLength(8)
    expect(seen).toBe(most)
  })

  it('run alone where one takes all the cores', async () => {
    const { events } = await record([job('light'), job('heavy', [], 2), job('heavier', [], 3), job('last')], { cores: 2, megabytes: 100 })
    expect(events).toEqual(['+light', '+last', '-light', '-last', '+heavy', '-heavy', '+heavier', '-heavier'])
  })

  it('take a need that is not among them for met', async () => {
    expect((await record([job('b', ['built before'])], { cores: 1, megabytes: 1 })).events).toEqual(['+b', '-b'])
  })

  it('end with the first failure, once what runs has ended', async () => {
    /** @type {string[]} */
    const ended = []
    const run = async (/** @type {{ id: string }} */ { id }) => {
      await wait(id === 'slow' ? 20 : 1)
      ended.push(id)
      if (id === 'bad') throw new Error('bad failed')
    }
    const jobs = [job('bad'), job('slow'), job('never')]
    await expect(scheduleByMemory(jobs, { cores: 2, megabytes: 100 }, run)).rejects.toThrow('bad failed')
    expect(ended).toEqual(['bad', 'slow'])
  })
})

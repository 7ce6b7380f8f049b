import { describe, expect, it } from 'vitest'
import { runInSequence } from './run-in-sequence'

/** Runs `runInSequence` over this many items, each taking the given time on a fake clock; returns the items begun and the outcomes. */
async function worked(count: number, eachTakesMs: number) {
  let clockMs = 1_000
  const begun: number[] = []
  const all = Array.from({ length: count }, (_, at) => at)
  const work = async (each: number) => {
    begun.push(each)
    clockMs += eachTakesMs
    return 'done'
  }
  const outcomes = await runInSequence(
    all,
    work,
    () => 'no time left',
    () => clockMs,
  )
  return { begun, outcomes }
}

describe('several in turn', () => {
  it('are all done while there is time', async () => {
    expect(await worked(50, 80)).toEqual({ begun: Array.from({ length: 50 }, (_, at) => at), outcomes: Array.from({ length: 50 }, () => 'done') })
  })

  it('are begun for four seconds and no longer, and each that was not is said to be left', async () => {
    expect(await worked(5, 2_000)).toEqual({ begun: [0, 1, 2], outcomes: ['done', 'done', 'done', 'no time left', 'no time left'] })
    expect(await worked(3, 4_001)).toEqual({ begun: [0], outcomes: ['done', 'no time left', 'no time left'] })
  })

  it('end what was begun, however long it takes', async () => {
    expect(await worked(1, 60_000)).toEqual({ begun: [0], outcomes: ['done'] })
  })

  it('wait for one another', async () => {
    let atWork = 0
    const most = await runInSequence(
      [1, 2, 3],
      async () => {
        atWork += 1
        await Promise.resolve()
        const seen = atWork
        atWork -= 1
        return seen
      },
      () => 0,
    )
    expect(most).toEqual([1, 1, 1])
  })
})

import { describe, expect, it } from 'vitest'
import { FailureLog, maxFailureKinds } from './failure-log'

const at = (minutes: number) => minutes * 60_000
const failed = (subject: string) => ({ actor: 'visitor', action: 'sign-in.failed', subject })

describe('failures on their way into the trail', () => {
  it('are written once at first, and as a number when the hour is over', () => {
    const notes = new FailureLog()
    for (let times = 0; times < 500; times += 1) notes.note(failed('user:a'), at(0))
    expect(notes.take(at(1))).toEqual([failed('user:a')])
    notes.note(failed('user:a'), at(30))
    expect(notes.take(at(31))).toEqual([])
    expect(notes.take(at(60))).toEqual([{ ...failed('user:a'), more: 500 }])
    expect(notes.isEmpty).toBe(true)
    notes.note(failed('user:a'), at(61))
    expect(notes.take(at(62))).toEqual([failed('user:a')])
  })

  it('are distinguished by actor, action and subject', () => {
    const notes = new FailureLog()
    notes.note(failed('user:a'), at(0))
    notes.note(failed('user:b'), at(0))
    notes.note({ ...failed('user:a'), action: 'access.refused' }, at(0))
    expect(notes.take(at(0))).toHaveLength(3)
  })

  it('are few, whatever is tried', () => {
    const notes = new FailureLog()
    let written = 0
    for (let times = 0; times < 10_000; times += 1) {
      notes.note(failed(`user:${times % 5_000}`), at(0))
      if (times % 100 === 0) written += notes.take(at(0)).length
    }
    written += notes.take(at(60)).length
    expect(written).toBeLessThanOrEqual(2 * (maxFailureKinds + 1))
  })

  it('are all written when the program ends', () => {
    const notes = new FailureLog()
    for (let times = 0; times < 3; times += 1) notes.note(failed('user:a'), at(0))
    expect(notes.take(at(1), true)).toEqual([failed('user:a'), { ...failed('user:a'), more: 2 }])
  })
})

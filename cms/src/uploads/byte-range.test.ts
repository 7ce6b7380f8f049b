import { describe, expect, it } from 'vitest'
import { byteRangeOf } from './byte-range'

describe('a range of 1,000 bytes', () => {
  it.each([
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=200-999', { start: 200, end: 999 }],
    ['bytes=200-5000', { start: 200, end: 999 }],
    ['bytes=999-', { start: 999, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    [' bytes=5-5 ', { start: 5, end: 5 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=9999-10000', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=a-b', 'whole'],
    ['bytes=1e3-', 'whole'],
    ['bytes=0x1-', 'whole'],
    ['items=0-1', 'whole'],
    [`bytes=0-${'9'.repeat(400)}`, 'whole'],
    ['', 'whole'],
  ])('%j is %j', (header, expected) => {
    expect(byteRangeOf(header, 1_000)).toEqual(expected)
  })

  it('of nothing is unsatisfiable', () => {
    expect(byteRangeOf('bytes=0-', 0)).toBe('unsatisfiable')
  })
})

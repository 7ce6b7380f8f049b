import { expect, it } from 'vitest'
import { restartPause } from './restart-pause.mjs'

const minute = 60_000
it.each([
  ['the first death', [], { pauseMs: 1000, count: 1 }],
  ['the second', [0], { pauseMs: 2000, count: 2 }],
  ['the fifth', [0, 1, 2, 3], { pauseMs: 16_000, count: 5 }],
  ['the sixth within ten minutes', [0, 1, 2, 3, 4], undefined],
  ['one whose forerunners are long ago', [-10 * minute, -11 * minute, -12 * minute, -13 * minute, -14 * minute], { pauseMs: 1000, count: 1 }],
  ['one with some of them long ago', [-10 * minute, -9 * minute, 0], { pauseMs: 4000, count: 3 }],
])('%s', (_, restarts, expected) => {
  expect(restartPause(restarts, 0)).toEqual(expected)
})

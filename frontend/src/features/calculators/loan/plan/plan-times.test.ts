import { expect, it } from 'vitest'
import { planTimeText, readPlanTime } from './plan-times.ts'

it.each([
  ['12', 12],
  [' 7 ', 7],
  ['2027-04', { year: 2027, month: 4 }],
  ['Apr 2027', { year: 2027, month: 4 }],
  ['april 2027', { year: 2027, month: 4 }],
  ['Sept. 2027', { year: 2027, month: 9 }],
  ['4/2027', { year: 2027, month: 4 }],
  ['04-2027', { year: 2027, month: 4 }],
  ['0', undefined],
  ['', undefined],
  ['13/2027', undefined],
  ['Foo 2027', undefined],
  ['12.5', undefined],
])('reads %j', (text, time) => expect(readPlanTime(text)).toEqual(time))

it('reads what it shows', () => {
  for (const time of [1, 480, { year: 2026, month: 12 }, { year: 2031, month: 9 }]) expect(readPlanTime(planTimeText(time))).toEqual(time)
})

import { expect, it } from 'vitest'
import { dayOf } from './day-of.ts'

it.each([
  ['2024-04-01', '2024-04-01'],
  [' 01/04/2024 ', '2024-04-01'],
  ['1-4-2024', '2024-04-01'],
  ['01.04.24', '2024-04-01'],
  ['1-Apr-24', '2024-04-01'],
  ['01 April 2024', '2024-04-01'],
  ['1 Sept. 2024', '2024-09-01'],
  ['2024/4/1', '2024-04-01'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2023', undefined],
  ['04/15/2024', undefined],
  ['1 Foo 2024', undefined],
  ['April 2024', undefined],
  ['', undefined],
  ['Payment 3', undefined],
])('%j is the day %j', (text, day) => expect(dayOf(text)).toBe(day))

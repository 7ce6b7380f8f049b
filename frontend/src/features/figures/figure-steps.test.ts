import { figureHistory } from '@artha/contract/figure-on'
import { shippedFigures } from '@artha/contract/figures/all-figures'
import { expect, it } from 'vitest'
import { stepsOf } from './figure-steps.ts'

const steps = (key: string, day = '2026-11-22') => stepsOf(figureHistory(shippedFigures, key), day)

it('draws the repo rate from its first day to today, each step where the one before ended', () => {
  const line = steps('repo')
  expect(line.map(({ height }) => height)).toEqual([1, 0.75, 0.25, 0, 0.25])
  expect([line[0]?.from, line.at(-1)?.until]).toEqual([0, 1])
  expect(line.slice(1).map(({ from }) => from)).toEqual(line.slice(0, -1).map(({ until }) => until))
})

it('draws nothing where there is one number, none, or what is still to come', () => {
  expect([steps('it-cess'), steps('it-hra'), steps('epf-ceiling', '2026-09-16')]).toEqual([[], [], []])
})

import { shippedFigures } from '@artha/contract/figures/all-figures'
import { calculatorFigures } from '@artha/contract/calculator-figures'
import type { FigureRow } from '@artha/contract/figure-answer'
import { describe, expect, it } from 'vitest'
import { calculatorTiles } from '../tile-results.ts'
import { boardGroups, boardQuestions } from './board-rows.ts'
import { updatedRow } from './board-updates.ts'
import { boardUpdates, statedResults } from './stated-results.ts'

const day = '2026-11-22'
const rows = boardGroups.flatMap((group) => group.rows)
const wordsOf = (path: string) =>
  rows
    .filter((row) => row.path === path)
    .map(({ result, text }) => `${result} ${text}`)
    .join()

/** A copy of a register row with another start date and value. */
function changedRow(key: string, validFrom: string, value: FigureRow['value']): FigureRow {
  const last = shippedFigures.findLast(({ figureKey }) => figureKey === key)
  if (last === undefined) throw new Error(`no figure ${key}`)
  return { ...last, validFrom, validUntil: null, value }
}

it('states of every calculator of the register what it begins with, but of a deposit, where the register says only what is withheld', () => {
  expect(Object.keys(statedResults).toSorted()).toEqual(
    Object.keys(calculatorFigures)
      .filter((path) => path !== '/fixed-deposit-calculator')
      .toSorted(),
  )
})

it.each(Object.entries(statedResults))('%s: its figures stand in the words', (path, results) => {
  const tile = calculatorTiles.find(({ to }) => to === path)
  const words = `${wordsOf(path)} ${tile?.result} ${tile?.text}`
  for (const result of results) expect(words).toContain(result)
})

it('nothing of the words has changed with the figures of the build', () => {
  expect(boardUpdates(shippedFigures, day)).toEqual({})
})

describe('a change of the register', () => {
  const more = [...shippedFigures, changedRow('it-cess', '2026-11-01', { kind: 'number', number: 5, unit: 'percent' })]
  const changed = boardUpdates(more, day)

  it('is in the words of each calculator that works with it, and in no other', () => {
    expect(changed).toEqual({
      '/income-tax-calculator': { '₹97,500': '₹98,440', '₹2,57,400': '₹2,59,880' },
      '/salary-calculator': expect.any(Object) as object,
    })
  })

  it('is in tile, board and question alike, and questions with a case of their own stay', () => {
    const said = calculatorTiles.map((tile) => updatedRow(changed, tile.to, tile)).find(({ to }) => to === '/income-tax-calculator')
    expect(`${said?.result} ${said?.text}`).toBe('₹98,440 On a salary of ₹15,00,000 in the new regime; ₹2,59,880 in the old one.')
    const [regime, emi] = boardQuestions.map((question) => updatedRow(changed, question.to, question))
    expect(`${regime?.result} ${regime?.text}`).toBe('₹98,440 in the new regime, ₹2,59,880 in the old, on ₹15,00,000')
    expect(emi).toEqual(boardQuestions[1])
  })
})

it('says so where the register has no figure for the day', () => {
  const changed = boardUpdates(
    shippedFigures.filter(({ figureKey }) => figureKey !== 'gratuity'),
    day,
  )
  expect(changed).toEqual({ '/gratuity-calculator': null })
  expect(updatedRow(changed, '/gratuity-calculator', { result: '₹4,15,385', text: 'after 12 years' })).toEqual({
    result: '—',
    text: 'No official figure is available for today.',
  })
})

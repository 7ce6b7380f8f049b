import { expect, it } from 'vitest'
import { checkedCases } from './checked-cases.ts'
import { checkCases } from './reference-case.ts'
import { ownFormula } from './reference-sources.ts'

const rows = checkedCases().flatMap(({ name, figures }) => figures.map((each) => ({ name, ...each })))

it.each(rows)('$name: $figure of $given is $expected', ({ ours, expected, decimals, agrees }) => {
  expect(ours).toBeCloseTo(expected, decimals)
  expect(agrees).toBe(true)
})

it('covers every calculator', () => {
  expect(checkedCases().every(({ figures }) => figures.length > 0)).toBe(true)
  expect(rows.length).toBeGreaterThan(70)
})

it('says so where a figure differs or is missing', () => {
  const cases = [{ source: ownFormula, given: 1, expected: { figure: 1.01 }, decimals: 2 }]
  expect(checkCases(cases, () => ({ figure: 1.0151 }))[0]).toMatchObject({ agrees: false, ours: 1.0151 })
  expect(checkCases(cases, () => ({ figure: 1.0149 }))[0]).toMatchObject({ agrees: true })
  expect(checkCases(cases, () => undefined)[0]).toMatchObject({ agrees: false, ours: undefined, difference: undefined })
})

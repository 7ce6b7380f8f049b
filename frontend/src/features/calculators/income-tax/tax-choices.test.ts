import { shippedFigures } from '@artha/contract/figures/all-figures'
import { expect, it } from 'vitest'
import { readFields } from '../definition/read-fields.ts'
import { heldOfTaxYear, laterTaxYear, taxYearField } from './tax-choices.ts'

/** The register with rows for the next tax year. */
const withNextYear = [
  ...shippedFigures,
  ...shippedFigures.filter(({ figureKey }) => figureKey === 'it-slabs-new').map((row) => ({ ...row, validFrom: '2027-04-01' })),
]

const chosen = (rows: typeof shippedFigures, today: string) => taxYearField(rows, today).initial

it('offers the tax years of the register, newest first', () => {
  expect(taxYearField(shippedFigures, '2026-11-22').options).toEqual({
    '2026-27': '2026-27 (Act of 2025)',
    '2025-26': '2025-26 (Act of 1961, assessment year 2026-27)',
  })
  expect(Object.keys(taxYearField(withNextYear, '2027-03-31').options)).toEqual(['2027-28', '2026-27', '2025-26'])
})

it.each([
  ['2026-11-22', '2026-27', '2026-27'],
  ['2027-03-31', '2026-27', '2026-27'],
  ['2027-04-01', '2026-27', '2027-28'],
  ['2028-04-01', '2026-27', '2027-28'],
])('on %s it begins with %s, and with %s once the next Finance Act is in the register', (today, now, then) => {
  expect(chosen(shippedFigures, today)).toBe(now)
  expect(chosen(withNextYear, today)).toBe(then)
})

it('refuses a year after the newest alone, and says of the newest when it has ended', () => {
  const today = '2027-05-01'
  expect(laterTaxYear(shippedFigures, '2027-28', today)?.refused).toContain('for tax year 2027-28 yet')
  expect(laterTaxYear(withNextYear, '2027-28', today)).toBeUndefined()
  expect(heldOfTaxYear(shippedFigures)({ taxYear: '2026-27' }, today)?.short).toBe('held until 31 Mar 2027')
  expect(heldOfTaxYear(withNextYear)({ taxYear: '2026-27' }, today)).toBeUndefined()
})

it('stands on no figure where the register has none', () => {
  expect(readFields({ taxYear: taxYearField([], '2026-11-22') }, new URLSearchParams()).input.taxYear).toBe('2026-27')
})

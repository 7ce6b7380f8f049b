import { daysOfTaxYear, figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'

/** Annual amounts in rupees; `metro` is a city on the year's list. */
export interface HraTerms {
  taxYear: string
  basic: number
  hra: number
  rent: number
  city: 'metro' | 'other'
}

/** The percentages of a tax year; undefined if the register has none. */
function sharesOf(rows: readonly DatedFigure[], taxYear: string) {
  const row = figureOn(rows, 'it-hra-shares', daysOfTaxYear(taxYear)?.last ?? '')
  const [listed, elsewhere, rentLess] = ['listed', 'elsewhere', 'rent-less'].map((name) => numberOf(row, name))
  return listed === undefined || elsewhere === undefined || rentLess === undefined ? undefined : { listed, elsewhere, rentLess }
}

/** The annual rent above which the landlord's PAN is required. */
export const landlordPanRent = (rows: readonly DatedFigure[], taxYear: string) =>
  numberOf(figureOn(rows, 'it-hra-shares', daysOfTaxYear(taxYear)?.last ?? ''), 'landlord-pan-rent')

/** The cities in which a tax year uses the higher percentage of salary. */
export function hraCities(rows: readonly DatedFigure[], taxYear: string): readonly string[] {
  const value = figureOn(rows, 'it-hra', daysOfTaxYear(taxYear)?.last ?? '')?.value
  return value?.kind === 'list' ? value.items : []
}

/** The exempt part: the lowest of three amounts in the old regime, at least zero. */
export function hraResults(rows: readonly DatedFigure[], { taxYear, basic, hra, rent, city }: HraTerms) {
  const shares = sharesOf(rows, taxYear)
  if (!shares || !noneNegative(basic, hra, rent)) return undefined
  const percent = city === 'metro' ? shares.listed : shares.elsewhere
  const [rentLess, share] = [rent - (basic * shares.rentLess) / 100, (basic * percent) / 100]
  const exempt = Math.max(0, Math.min(hra, rentLess, share))
  return finiteResults({ exempt, taxable: hra - exempt, rentLess, share, percent, rentPercent: shares.rentLess })
}

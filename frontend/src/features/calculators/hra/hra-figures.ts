import { daysOfTaxYear, figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { finiteFigures, noneNegative } from '../arithmetic/finite-figures.ts'

/** Sums of a year, in rupees; `metro` is a city of the year's list. */
export interface HraTerms {
  taxYear: string
  basic: number
  hra: number
  rent: number
  city: 'metro' | 'other'
}

/** The shares of a year; undefined where the register has none. */
function sharesOf(rows: readonly DatedFigure[], taxYear: string) {
  const row = figureOn(rows, 'it-hra-shares', daysOfTaxYear(taxYear)?.last ?? '')
  const [listed, elsewhere, rentLess] = ['listed', 'elsewhere', 'rent-less'].map((name) => numberOf(row, name))
  return listed === undefined || elsewhere === undefined || rentLess === undefined ? undefined : { listed, elsewhere, rentLess }
}

/** The rent of a year above which the landlord's PAN is asked for. */
export const landlordPanRent = (rows: readonly DatedFigure[], taxYear: string) =>
  numberOf(figureOn(rows, 'it-hra-shares', daysOfTaxYear(taxYear)?.last ?? ''), 'landlord-pan-rent')

/** The cities of a year in which half the salary counts. */
export function hraCities(rows: readonly DatedFigure[], taxYear: string): readonly string[] {
  const value = figureOn(rows, 'it-hra', daysOfTaxYear(taxYear)?.last ?? '')?.value
  return value?.kind === 'list' ? value.items : []
}

/** The least of three is exempt, in the old regime; never less than nothing. */
export function hraFigures(rows: readonly DatedFigure[], { taxYear, basic, hra, rent, city }: HraTerms) {
  const shares = sharesOf(rows, taxYear)
  if (!shares || !noneNegative(basic, hra, rent)) return undefined
  const percent = city === 'metro' ? shares.listed : shares.elsewhere
  const [rentLess, share] = [rent - (basic * shares.rentLess) / 100, (basic * percent) / 100]
  const exempt = Math.max(0, Math.min(hra, rentLess, share))
  return finiteFigures({ exempt, taxable: hra - exempt, rentLess, share, percent, rentPercent: shares.rentLess })
}

import { figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { finiteFigures, noneNegative } from '../arithmetic/finite-figures.ts'
import { hraFigures } from '../hra/hra-figures.ts'
import { bothRegimes } from '../income-tax/both-regimes.ts'
import { noFigure } from '../declared/official-figures.ts'
import { isRefused, nothingToWorkOut, refuse } from '../declared/refusal.ts'
import type { AgeBand, Regime } from '../income-tax/tax-rules.ts'

/** A year's cost to the company, in rupees; `nps` is the employer's part of it, `rent` what is paid in a year. */
export interface SalaryTerms {
  ctc: number
  basicPercent: number
  gratuityInCtc: 'yes' | 'no'
  employerPf: 'yes' | 'no'
  nps: number
  rent: number
  city: 'metro' | 'other'
  regime: Regime
  taxYear: string
  age: AgeBand
}

/** Of basic pay: the share of the provident fund in percent, as the register has it now. */
const fundShare = (rows: readonly DatedFigure[], today: string) => numberOf(figureOn(rows, 'epf-split', today), 'employee')

/** What of basic pay a year's gratuity comes to: some days of a month, as "15/26". */
function leavingDays(rows: readonly DatedFigure[], today: string) {
  const row = figureOn(rows, 'gratuity', today)
  const [days, monthDays] = [numberOf(row, 'days'), numberOf(row, 'month-days')]
  return days === undefined || monthDays === undefined ? undefined : { days, monthDays }
}

const noDeductions = { section80C: 0, section80D: 0, hraExempt: 0, homeLoanInterest: 0, nps80CCD1B: 0, savingsInterest: 0 }

/** What of a cost to the company is paid out, what is taken off it, and what reaches the bank each month. */
export function salaryFigures(rows: readonly DatedFigure[], terms: SalaryTerms, today: string) {
  const { ctc, basicPercent, nps, rent, city, regime, taxYear, age } = terms
  if (!noneNegative(ctc, basicPercent, nps, rent)) return nothingToWorkOut
  const [pfPercent, leaving] = [fundShare(rows, today), terms.gratuityInCtc === 'yes' ? leavingDays(rows, today) : { days: 0, monthDays: 1 }]
  if (pfPercent === undefined) return noFigure('shares of EPF', today)
  if (leaving === undefined) return noFigure('days of gratuity', today)
  const basic = (ctc * basicPercent) / 100
  const epf = (basic * pfPercent) / 100
  const employerEpf = terms.employerPf === 'yes' ? epf : 0
  const gratuity = (basic * leaving.days) / leaving.monthDays / 12
  const gross = ctc - employerEpf - gratuity - nps
  if (gross - epf < 0) return refuse('The parts of this pay are more than the pay itself: make the share of basic pay or the NPS smaller.')
  // What of a salary is usually called HRA: the share of basic pay that may be exempt
  const received = Math.min((basic * (hraFigures(rows, { taxYear, basic, hra: 0, rent, city })?.percent ?? 0)) / 100, gross - basic)
  const hra = hraFigures(rows, { taxYear, basic, hra: received, rent, city })
  // The employer's NPS is salary first, and taken off again in both regimes
  const taxes = bothRegimes(rows, {
    ...noDeductions,
    taxYear,
    age,
    salary: gross + nps,
    otherIncome: 0,
    gains: 0,
    deductions: 0,
    employerNps: nps,
    section80C: epf,
    hraExempt: Math.max(0, hra?.exempt ?? 0),
  })
  if (isRefused(taxes) || hra === undefined)
    return isRefused(taxes) ? taxes : refuse(`There is no result: the register of official figures has not all of the tax year ${taxYear}.`)
  const annualTax = regime === 'new' ? taxes.ofNew.tax : taxes.ofOld.tax
  const deductions = epf + annualTax
  const other = regime === 'new' ? taxes.ofOld.tax : taxes.ofNew.tax
  const figures = finiteFigures({
    monthlyInHand: (gross - deductions) / 12,
    annualTax,
    epf,
    deductions,
    gross,
    basic,
    employerEpf,
    gratuity,
    otherTax: other,
    hra: received,
    hraExempt: hra.exempt,
    hraPercent: hra.percent,
    pfPercent,
    ...leaving,
  })
  return figures ?? nothingToWorkOut
}

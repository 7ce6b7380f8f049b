import type { DatedFigure } from '@artha/contract/figure-on'
import { finiteFigures, noneNegative } from '../arithmetic/finite-figures.ts'
import { hraFigures } from '../hra/hra-figures.ts'
import { bothRegimes } from '../income-tax/both-regimes.ts'
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

/** Of basic pay, in percent: both shares of the provident fund; and a year's gratuity, 15 of 26 days of a month. */
const pfPercent = 12
const gratuityOfBasic = 15 / 26 / 12
/** What of a salary is usually called HRA: half of basic pay in the listed cities, 40% elsewhere. */
const hraShare = { metro: 0.5, other: 0.4 }

const noDeductions = { section80C: 0, section80D: 0, hraExempt: 0, homeLoanInterest: 0, nps80CCD1B: 0, savingsInterest: 0 }

/** What of a cost to the company is paid out, what is taken off it, and what reaches the bank each month. */
export function salaryFigures(rows: readonly DatedFigure[], terms: SalaryTerms) {
  const { ctc, basicPercent, nps, rent, city, regime, taxYear, age } = terms
  if (!noneNegative(ctc, basicPercent, nps, rent)) return nothingToWorkOut
  const basic = (ctc * basicPercent) / 100
  const epf = (basic * pfPercent) / 100
  const employerEpf = terms.employerPf === 'yes' ? epf : 0
  const gratuity = terms.gratuityInCtc === 'yes' ? basic * gratuityOfBasic : 0
  const gross = ctc - employerEpf - gratuity - nps
  if (gross - epf < 0) return refuse('The parts of this pay are more than the pay itself: make the share of basic pay or the NPS smaller.')
  const received = Math.min(basic * hraShare[city], gross - basic)
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
  })
  return figures ?? nothingToWorkOut
}

import { numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'
import { paidContribution } from '../epf/paid-contribution.ts'
import { hraResults } from '../hra/hra-results.ts'
import { bothRegimes } from '../income-tax/both-regimes.ts'
import { nearestOn } from '../definition/official-figures.ts'
import { isRefused, nothingToWorkOut, refuse } from '../definition/refusal.ts'
import type { AgeBand, Regime } from '../income-tax/tax-rules.ts'

/** An annual cost to company, in rupees; `nps` is the employer's contribution, `rent` the annual rent. */
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

const noFigure = refuse('No result: some official figures needed are not available.')

const noDeductions = { section80C: 0, section80D: 0, hraExempt: 0, homeLoanInterest: 0, nps80CCD1B: 0, savingsInterest: 0 }

/** The parts of a cost to company: gross pay, deductions, and the monthly pay in hand. `day` is the date of the figures. */
export function salaryResults(rows: readonly DatedFigure[], terms: SalaryTerms, day: string) {
  const { ctc, basicPercent, nps, rent, city, regime, taxYear, age } = terms
  if (!noneNegative(ctc, basicPercent, nps, rent)) return nothingToWorkOut
  const part = (key: string, name: string) => numberOf(nearestOn(rows, key, day), name)
  const pfPercent = part('epf-split', 'employee')
  // Gratuity for one year is pay for `days` out of the `monthDays` of a month
  const [days, monthDays] = terms.gratuityInCtc === 'yes' ? [part('gratuity', 'days'), part('gratuity', 'month-days')] : [0, 1]
  const basic = (ctc * basicPercent) / 100
  if (pfPercent === undefined || days === undefined || monthDays === undefined) return noFigure
  // Rounded to whole rupees each month
  const epf = paidContribution((basic * pfPercent) / 1200) * 12
  const employerEpf = terms.employerPf === 'yes' ? epf : 0
  const gratuity = (basic * days) / monthDays / 12
  const gross = ctc - employerEpf - gratuity - nps
  if (gross - epf < 0) return refuse('The parts add up to more than the pay: reduce basic pay or NPS.')
  const hra = hraResults(rows, { taxYear, basic, hra: gross - basic, rent, city })
  // The employer's NPS counts as salary and is then deducted, in both regimes
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
  if (isRefused(taxes)) return taxes
  if (hra === undefined) return noFigure
  const annualTax = regime === 'new' ? taxes.ofNew.tax : taxes.ofOld.tax
  const deductions = epf + annualTax
  const other = regime === 'new' ? taxes.ofOld.tax : taxes.ofNew.tax
  const results = finiteResults({
    monthlyInHand: (gross - deductions) / 12,
    annualInHand: gross - deductions,
    annualTax,
    epf,
    deductions,
    gross,
    basic,
    employerEpf,
    gratuity,
    otherTax: other,
    // HRA is assumed to be the share of basic pay that may be exempt, or less if gross pay is too low
    hra: Math.min(hra.share, gross - basic),
    hraExempt: hra.exempt,
    hraPercent: hra.percent,
    pfPercent,
    days,
    monthDays,
  })
  return results ?? nothingToWorkOut
}

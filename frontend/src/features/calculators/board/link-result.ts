import { namesOf } from '@artha/contract/names-of'
import { wholeRupees } from '../../../lib/money.ts'
import { depositResults } from '../fixed-deposit/deposit-results.ts'
import { depositFields, depositTerms } from '../fixed-deposit/deposit-fields.ts'
import { valueText } from '../inputs/value-texts.ts'
import { readFields } from '../definition/read-fields.ts'
import { investmentFields, investmentTerms } from '../investment/investment-fields.ts'
import { investmentResults } from '../investment/investment-results.ts'
import type { LinkNote } from '../links/read-link.ts'
import { loanResults } from '../loan/loan-results.ts'
import { loanKinds, type LoanKind } from '../loan/loan-limits.ts'
import { loanTerms, readLoanLink, type LoanInput } from '../loan/loan-link.ts'
import { savingText } from '../loan/plan/plan-texts.ts'
import { shownPlan } from '../loan/shown-plan.ts'

/** The result of a link, and the values of its main fields in words. */
interface LinkResult {
  result: string | undefined
  used: Readonly<Record<'amount' | 'rate' | 'months', string>>
  notes: readonly LinkNote[]
}

/** The saving from the part payments of a link, against the same loan without them. */
function savingOf(input: LoanInput): string[] {
  if (input.plan.partPayments.length === 0) return []
  const outcome = shownPlan(input)?.outcome
  return outcome?.kind === 'planned' ? [savingText(outcome.results)] : []
}

function loanOf(kind: LoanKind, query: URLSearchParams): LinkResult {
  const { input, notes } = readLoanLink(kind, query)
  const emi = loanResults(loanTerms(input))?.emi
  return {
    result: emi === undefined ? undefined : [`${wholeRupees(emi)} a month`, ...savingOf(input)].join(', '),
    used: {
      amount: wholeRupees(input.principal),
      rate: valueText('percent', input.annualRatePercent),
      months: valueText('years', input.tenureYears),
    },
    notes,
  }
}

function depositOf(query: URLSearchParams): LinkResult {
  const { input, notes } = readFields(depositFields, query)
  const value = depositResults(depositTerms(input))?.quarterlyMaturityValue
  return {
    result: value === undefined ? undefined : `${wholeRupees(value)} at maturity, with quarterly interest`,
    used: { amount: wholeRupees(input.principal), rate: valueText('percent', input.annualRate), months: valueText('years', input.years) },
    notes,
  }
}

function investmentOf(query: URLSearchParams): LinkResult {
  const { input, notes } = readFields(investmentFields, query)
  const value = investmentResults(investmentTerms(input))?.futureValue
  return {
    result: value === undefined ? undefined : `${wholeRupees(value)} at the end, with ${wholeRupees(input.monthly)} a month`,
    used: {
      amount: wholeRupees(input.initial),
      rate: valueText('percent', input.annualRate),
      months: valueText('years', input.years),
    },
    notes,
  }
}

const byPath: Readonly<Record<string, (query: URLSearchParams) => LinkResult>> = {
  ...Object.fromEntries(loanKinds.map((kind) => [`/${kind}-calculator`, (query: URLSearchParams) => loanOf(kind, query)])),
  '/fixed-deposit-calculator': depositOf,
  '/investment-calculator': investmentOf,
}

/**
 * The result of a calculator link, and the fields whose initial values were used because the question gave none. Works only for calculators without a
 * definition; undefined for others, and for a value outside the limits.
 */
export function resultOfLink(link: string, said: Readonly<Partial<Record<'amount' | 'rate' | 'months', number>>>) {
  const [path = '', query = ''] = link.split('?')
  const worked = byPath[path]?.(new URLSearchParams(query))
  if (worked?.result === undefined || worked.notes.length > 0) return undefined
  const assumed = namesOf(worked.used).filter((name) => said[name] === undefined)
  return { result: worked.result, assumed: assumed.map((name) => worked.used[name]) }
}

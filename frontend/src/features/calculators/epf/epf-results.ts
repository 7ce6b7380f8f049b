import { noneNegative } from '../arithmetic/finite-results.ts'
import { paidContribution } from './paid-contribution.ts'

/** Monthly wage in rupees, rates in percent, `term` in months; `rise` is the yearly increase of the wage in percent. */
export interface EpfTerms {
  wage: number
  annualRate: number
  term: number
  rise: number
  balance: number
  employeeRate: number
  capped: 'yes' | 'no'
  ceiling: number
}

/** The employer's share of the wage, and the pension's share of the wage up to the ceiling, in percent. */
export interface EpfShares {
  employer: number
  pension: number
}

export interface EpfYear {
  year: number
  months: number
  wage: number
  employee: number
  employer: number
  interest: number
  closing: number
}

/** The contributions for a month, each in whole rupees. The employer's share minus the pension part goes to EPF. */
export function monthOf({ employeeRate, capped, ceiling }: EpfTerms, { employer, pension }: EpfShares, wage: number) {
  const counted = capped === 'yes' ? Math.min(wage, ceiling) : wage
  const ofPension = paidContribution((Math.min(wage, ceiling) * pension) / 100)
  return {
    employee: paidContribution((counted * employeeRate) / 100),
    employer: Math.max(0, paidContribution((counted * employer) / 100) - ofPension),
    pension: ofPension,
  }
}

/**
 * The account year by year. Interest is calculated on each month's opening balance, so a payment earns interest from the next month on, and is
 * credited at the end of the year.
 */
export function epfResults(terms: EpfTerms, shares: EpfShares) {
  const { wage, annualRate, term, rise, balance } = terms
  if (!noneNegative(wage, annualRate, term, rise, balance, terms.employeeRate, terms.ceiling)) return undefined
  const years: EpfYear[] = []
  let pensionTotal = 0
  let closing = balance
  for (let before = 0; before < term; before += 12) {
    const months = Math.min(12, term - before)
    const wageNow = wage * (1 + rise / 100) ** (before / 12)
    const { employee, employer, pension } = monthOf(terms, shares, wageNow)
    // A payment earns interest for the remaining months of the year: the first for all others, the last for none
    const interest = ((closing * months + ((employee + employer) * months * (months - 1)) / 2) * annualRate) / 1200
    closing += (employee + employer) * months + interest
    pensionTotal += pension * months
    years.push({ year: before / 12 + 1, months, wage: wageNow, employee: employee * months, employer: employer * months, interest, closing })
  }
  const sum = (of: 'employee' | 'employer' | 'interest') => years.reduce((all, year) => all + year[of], 0)
  if (!Number.isFinite(closing)) return undefined
  return { maturityValue: closing, employeeTotal: sum('employee'), employerTotal: sum('employer'), pensionTotal, interest: sum('interest'), years }
}

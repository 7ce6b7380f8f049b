import { noneNegative } from '../arithmetic/finite-figures.ts'
import { paidContribution } from './paid-contribution.ts'

/** Wages in rupees a month, rates in percent; `rise` of the wage each year. */
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

/** What is paid for a month, each in whole rupees; what the pension leaves of the employer's share is EPF. */
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
 * The account year by year. Interest is reckoned on each month's opening balance, so that a payment earns from the month after
 * it, and is credited at the year's end.
 */
export function epfFigures(terms: EpfTerms, shares: EpfShares) {
  const { wage, annualRate, term, rise, balance } = terms
  if (!noneNegative(wage, annualRate, term, rise, balance, terms.employeeRate, terms.ceiling)) return undefined
  const years: EpfYear[] = []
  let pensionTotal = 0
  let closing = balance
  for (let before = 0; before < term; before += 12) {
    const months = Math.min(12, term - before)
    const wageNow = wage * (1 + rise / 100) ** (before / 12)
    const { employee, employer, pension } = monthOf(terms, shares, wageNow)
    // The first payment of a year earns interest in all its later months, the last one in none
    const interest = ((closing * months + ((employee + employer) * months * (months - 1)) / 2) * annualRate) / 1200
    closing += (employee + employer) * months + interest
    pensionTotal += pension * months
    years.push({ year: before / 12 + 1, months, wage: wageNow, employee: employee * months, employer: employer * months, interest, closing })
  }
  const sum = (of: 'employee' | 'employer' | 'interest') => years.reduce((all, year) => all + year[of], 0)
  if (!Number.isFinite(closing)) return undefined
  return { maturityValue: closing, employeeTotal: sum('employee'), employerTotal: sum('employer'), pensionTotal, interest: sum('interest'), years }
}

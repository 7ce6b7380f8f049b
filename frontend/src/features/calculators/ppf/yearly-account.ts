/** The days of payment: once by 5 April, or in twelve parts by the 5th of each month or after it. */
export type DepositDay = 'april' | 'monthly-early' | 'monthly-late'

/** The months of interest that the twelve parts of a year earn in all: 12 + 11 + … + 1, or one less for each. */
const partMonths = { 'monthly-early': 78, 'monthly-late': 66 }

/** The interest of a year with these payments: each month a twelfth of the rate on the lowest balance from the 5th on. */
export function interestOfYear(opening: number, yearly: number, annualRatePercent: number, deposit: DepositDay) {
  const months = deposit === 'april' ? 12 : partMonths[deposit] / 12
  return (opening * annualRatePercent) / 100 + (yearly * annualRatePercent * months) / 1200
}

export interface AccountYear {
  year: number
  opening: number
  paidIn: number
  interest: number
  closing: number
}

/** An account year by year, with interest credited at the end of each year; `paidIn` returns the payment of a year, counted from 1. */
export function accountYears(years: number, paidIn: (year: number) => number, annualRatePercent: number, deposit: DepositDay): AccountYear[] {
  const rows: AccountYear[] = []
  for (let year = 1; year <= years; year += 1) {
    const opening = rows.at(-1)?.closing ?? 0
    const sum = paidIn(year)
    const interest = interestOfYear(opening, sum, annualRatePercent, deposit)
    rows.push({ year, opening, paidIn: sum, interest, closing: opening + sum + interest })
  }
  return rows
}

/** The totals of an account. */
export function accountResults(years: readonly AccountYear[]) {
  const [maturityValue, totalInvested] = [years.at(-1)?.closing ?? 0, years.reduce((sum, { paidIn }) => sum + paidIn, 0)]
  return { maturityValue, totalInvested, interest: maturityValue - totalInvested }
}

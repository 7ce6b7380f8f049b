/** When in a year a yearly sum is paid in: by 5 April, or in twelve parts by the 5th of each month or after it. */
export type DepositDay = 'april' | 'monthly-early' | 'monthly-late'

/** How many months of interest the twelve parts of a year earn together: 12 + 11 + … + 1, or one less each. */
const partMonths = { 'monthly-early': 78, 'monthly-late': 66 }

/** The interest of a year in which so much is paid in: a twelfth of the rate on each month's lowest balance from the 5th on. */
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

/** An account year by year, interest credited at each year's end; `paidIn` is what is paid in in a year, counted from 1. */
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

/** What an account comes to. */
export function accountFigures(years: readonly AccountYear[]) {
  const [maturityValue, totalInvested] = [years.at(-1)?.closing ?? 0, years.reduce((sum, { paidIn }) => sum + paidIn, 0)]
  return { maturityValue, totalInvested, interest: maturityValue - totalInvested }
}

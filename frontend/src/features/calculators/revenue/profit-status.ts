/** From the best to the worst; the words for them belong to the page. */
export const profitStatuses = ['fantastic', 'great', 'good', 'break-even', 'caution', 'warning', 'critical'] as const
export type ProfitStatus = (typeof profitStatuses)[number]

/** The status of a profit in rupees. Each bound belongs to the status below it: 1,00,000 is great, −50,000 is warning. */
export function profitStatus(profit: number): ProfitStatus {
  if (profit > 100_000) return 'fantastic'
  if (profit > 50_000) return 'great'
  if (profit > 0) return 'good'
  if (profit === 0) return 'break-even'
  if (profit > -50_000) return 'caution'
  return profit > -100_000 ? 'warning' : 'critical'
}

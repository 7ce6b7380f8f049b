import type { ReferenceCase } from '../references/reference-case.ts'
import { ownFormula } from '../references/reference-sources.ts'
import type { NetWorthInput } from './net-worth.ts'

const rows = (...amounts: number[]) => amounts.map((amount, index) => ({ label: `Row ${index + 1}`, amount }))

export const netWorthCases: readonly ReferenceCase<NetWorthInput, 'netWorth'>[] = [
  {
    source: ownFormula,
    given: { assets: rows(500_000, 250_500), liabilities: rows(300_000) },
    expected: { netWorth: 450_500 },
    decimals: 2,
  },
  { source: ownFormula, given: { assets: rows(100_000), liabilities: rows(100_000) }, expected: { netWorth: 0 }, decimals: 2 },
  { source: ownFormula, given: { assets: rows(0), liabilities: rows(500) }, expected: { netWorth: -500 }, decimals: 2 },
]

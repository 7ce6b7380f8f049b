import { bandsOf, daysOfTaxYear, figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import type { FigureBand } from '@artha/contract/figure-answer'

export const regimes = ['new', 'old'] as const
export type Regime = (typeof regimes)[number]

export type AgeBand = 'below60' | '60to79' | '80plus'

/** The official figures for income tax in one year and regime. */
export interface TaxRules {
  slabs: readonly FigureBand[]
  surcharge: readonly FigureBand[]
  rebate: { limit: number; most: number; hasRelief: boolean }
  cessPercent: number
  standardDeduction: number
}

const slabGroups: Readonly<Record<AgeBand, string>> = { below60: 'below-60', '60to79': 'from-60', '80plus': 'from-80' }

/** The rules of a tax year from the register; undefined if any figure is missing. */
export function taxRules(rows: readonly DatedFigure[], taxYear: string, regime: Regime, age: AgeBand): TaxRules | undefined {
  const day = daysOfTaxYear(taxYear)?.last
  if (day === undefined) return undefined
  const on = (key: string) => figureOn(rows, key, day)
  const slabs = bandsOf(on(`it-slabs-${regime}`), regime === 'new' ? 'all' : slabGroups[age])
  const surcharge = bandsOf(on('it-surcharge'), regime)
  const rebate = on(`it-rebate-${regime}`)
  const [limit, most] = [numberOf(rebate, 'income-limit'), numberOf(rebate, 'most')]
  const cessPercent = numberOf(on('it-cess'))
  const standardDeduction = numberOf(on('it-stddeduction'), regime)
  if (!slabs || !surcharge || limit === undefined || most === undefined || cessPercent === undefined || standardDeduction === undefined)
    return undefined
  return { slabs, surcharge, rebate: { limit, most, hasRelief: regime === 'new' }, cessPercent, standardDeduction }
}

/** The part of an income in each slab, and the tax on it. */
export const taxBySlab = (slabs: readonly FigureBand[], income: number) =>
  slabs.map(({ from, upTo, percent }) => {
    const part = Math.max(0, Math.min(income, upTo ?? Infinity) - from)
    return { from, upTo, percent, part, tax: (part * percent) / 100 }
  })

import { bandsOf, daysOfTaxYear, figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import type { FigureBand } from '@artha/contract/figure-answer'

export const regimes = ['new', 'old'] as const
export type Regime = (typeof regimes)[number]

export type AgeBand = 'below60' | '60to79' | '80plus'

/** What income tax is reckoned with in a year and regime, as the register of official figures has it. */
export interface TaxRules {
  slabs: readonly FigureBand[]
  surcharge: readonly FigureBand[]
  rebate: { limit: number; most: number; hasRelief: boolean }
  cessPercent: number
  standardDeduction: number
}

const slabGroups: Readonly<Record<AgeBand, string>> = { below60: 'below-60', '60to79': 'from-60', '80plus': 'from-80' }

/** The figures of a tax year; undefined where one of them is not in the register: then there is no result. */
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

/** What of a sum lies in each band, and the tax on it. */
export const taxBySlab = (slabs: readonly FigureBand[], income: number) =>
  slabs.map(({ from, upTo, percent }) => {
    const part = Math.max(0, Math.min(income, upTo ?? Infinity) - from)
    return { from, upTo, percent, part, tax: (part * percent) / 100 }
  })

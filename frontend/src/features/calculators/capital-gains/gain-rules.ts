import { figureOn, numberOf, taxYearOf, type DatedFigure } from '@artha/contract/figure-on'
import { percentText, wholeRupees } from '../../../lib/money.ts'
import { asFiled } from '../income-tax/tax-rounding.ts'

export const assets = ['equity', 'debt', 'property', 'gold'] as const
export type Asset = (typeof assets)[number]

/** Amounts in rupees, dates as `2026-11-22`. */
export interface GainTerms {
  asset: Asset
  bought: string
  sold: string
  cost: number
  price: number
  expenses: number
}

/** The same day of the month, this number of months later, or the last day of a shorter month. */
export function monthsLater(day: string, months: number) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** True if the asset was held for more than this number of months: it was sold after the same day of the later month. */
export const isHeldLonger = ({ bought, sold }: Pick<GainTerms, 'bought' | 'sold'>, months: number) => sold > monthsLater(bought, months)

/** Every gain of a debt fund bought from the first date on is short-term. Property bought before the second date may use an indexed cost. */
const debtFrom = '2023-04-01'
const indexedBefore = '2024-07-23'

/** The taxable gain, its rate in percent and the reason. No `rate` means the seller's slab rates. */
export interface GainTax {
  isLong: boolean
  taxable: number
  rate: number | undefined
  why: string
  indexed?: { cost: number; gain: number; tax: number; isLower: boolean }
}

const on = (rows: readonly DatedFigure[], key: string, day: string, name: string) => numberOf(figureOn(rows, key, day), name)

function equity(rows: readonly DatedFigure[], terms: GainTerms, gain: number): GainTax | undefined {
  const [months, exempt, long] = ['months', 'exempt', 'rate'].map((name) => on(rows, 'cg-ltcg-equity', terms.sold, name))
  const short = on(rows, 'cg-stcg-equity', terms.sold, 'rate')
  if (months === undefined || exempt === undefined || long === undefined || short === undefined) return undefined
  if (!isHeldLonger(terms, months)) return { isLong: false, taxable: gain, rate: short, why: `Held for ${months} months or less (s. 111A / s. 196).` }
  return {
    isLong: true,
    taxable: Math.max(0, gain - exempt),
    rate: long,
    why: `Held for more than ${months} months; ${wholeRupees(exempt)} a year is exempt (s. 112A / s. 198).`,
  }
}

/** Tax on an asset whose short-term gains are taxed at slab rates. */
function bySlabs(rows: readonly DatedFigure[], key: string, monthsName: string, terms: GainTerms, gain: number): GainTax | undefined {
  const [months, rate] = [on(rows, key, terms.sold, monthsName), on(rows, key, terms.sold, 'rate')]
  if (months === undefined || rate === undefined) return undefined
  if (!isHeldLonger(terms, months))
    return { isLong: false, taxable: gain, rate: undefined, why: `Held for ${months} months or less: taxed at your slab rates.` }
  return { isLong: true, taxable: gain, rate, why: `Held for more than ${months} months (s. 112 / s. 197).` }
}

/** The cost inflation index of a date; the first index for purchases before April 2001. */
const indexOf = (rows: readonly DatedFigure[], day: string) =>
  on(rows, 'cg-cii', day < '2001-04-01' ? '2001-04-01' : day, taxYearOf(day < '2001-04-01' ? '2001-04-01' : day))

function property(rows: readonly DatedFigure[], terms: GainTerms, gain: number): GainTax | undefined {
  const plain = bySlabs(rows, 'cg-property', 'months', terms, gain)
  if (!plain || plain.rate === undefined || terms.bought >= indexedBefore) return plain
  const [bought, sold] = [indexOf(rows, terms.bought), indexOf(rows, terms.sold)]
  const rate = on(rows, 'cg-property', terms.sold, 'indexed-rate')
  if (bought === undefined || sold === undefined || rate === undefined) return undefined
  const cost = (terms.cost * sold) / bought
  const indexedGain = terms.price - terms.expenses - cost
  const [tax, plainTax] = [(asFiled(Math.max(0, indexedGain)) * rate) / 100, (asFiled(Math.max(0, gain)) * plain.rate) / 100]
  const indexed = { cost, gain: indexedGain, tax, isLower: tax < plainTax }
  if (!indexed.isLower) return { ...plain, indexed }
  return {
    isLong: true,
    taxable: Math.max(0, indexedGain),
    rate,
    why: `Bought before 23 Jul 2024: tax is lower with indexation, ${percentText(rate)}.`,
    indexed,
  }
}

/** The tax on a gain by type of asset; undefined if the register lacks a figure. */
export function gainTax(rows: readonly DatedFigure[], terms: GainTerms, gain: number): GainTax | undefined {
  if (terms.asset === 'equity') return equity(rows, terms, gain)
  if (terms.asset === 'property') return property(rows, terms, gain)
  if (terms.asset === 'gold') return bySlabs(rows, 'cg-gold', 'physical-months', terms, gain)
  const ofDebt = bySlabs(rows, 'cg-debt-fund', 'months', terms, gain)
  if (!ofDebt || terms.bought < debtFrom) return ofDebt
  return {
    isLong: false,
    taxable: gain,
    rate: undefined,
    why: 'Debt fund bought on or after 1 Apr 2023: always short-term, at your slab rates (s. 50AA).',
  }
}

import type { DatedFigure } from '@artha/contract/figure-on'
import { wholeRupees } from '../../../lib/money.ts'
import type { ChartOf, TableOf } from '../definition/calculator.ts'
import { choiceField, rateField } from '../definition/field.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { schemeRateHeld, schemeRateOn } from './scheme-rates.ts'
import type { AccountYear, DepositDay } from './yearly-account.ts'

export const depositField = () =>
  choiceField<DepositDay>(
    'Payment timing',
    { april: 'Once a year, by 5 April', 'monthly-early': 'Each month, by the 5th', 'monthly-late': 'Each month, after the 5th' },
    'april',
  )

/** A rate field that defaults to the notified rate of the day. */
export const schemeRateField = (rows: readonly DatedFigure[], scheme: string, today: string) =>
  rateField(
    'Annual interest rate',
    { initial: schemeRateOn(rows, scheme, today) ?? 0, to: 12 },
    {
      omitted: ({ on }) => schemeRateOn(rows, scheme, String(on) || today) ?? 0,
      hint: schemeRateHeld(rows, scheme, today)?.words ?? 'As notified for this quarter; later rates may differ.',
    },
  )

/** A chart of the account's growth. */
export function accountChart(years: readonly AccountYear[]): ChartOf {
  const points = [{ year: 0, closing: 0, paid: 0 }]
  for (const { year, closing, paidIn } of years) points.push({ year, closing, paid: (points.at(-1)?.paid ?? 0) + paidIn })
  const last = points.at(-1)
  return {
    kind: 'years',
    title: 'How it grows',
    finding: `${wholeRupees(last?.paid ?? 0)} paid in grows to ${wholeRupees(last?.closing ?? 0)}.`,
    years: points.map(({ year }) => year),
    layers: [
      { name: 'Paid in', amounts: points.map(({ paid }) => paid), tone: 'first', nameAt: 0.6 },
      { name: 'Interest', amounts: points.map(({ paid, closing }) => Math.max(0, closing - paid)), tone: 'second', nameAt: 0.9 },
    ],
  }
}

/** The account year by year in whole rupees that add up. The columns in `more` are not part of the sums. */
export function accountTable(
  years: readonly AccountYear[],
  more: readonly { head: string; of: (year: number) => number | undefined }[] = [],
): TableOf {
  const rows = years.map(({ year, opening, paidIn, closing }) => {
    const [before, paid, after] = [inPaise(opening, 'rupee'), inPaise(paidIn, 'rupee'), inPaise(closing, 'rupee')]
    const others = more.map(({ of }) => of(year)).map((sum) => (sum === undefined ? undefined : inPaise(sum, 'rupee')))
    return { name: String(year), paise: [paid, after - before - paid, after, ...others] }
  })
  const sum = (column: number) => rows.reduce((all, { paise }) => all + (paise[column] ?? 0), 0)
  return {
    title: 'Year by year',
    caption: 'Year by year, in rupees',
    heads: ['Year', 'Paid in', 'Interest', 'Closing balance', ...more.map(({ head }) => head)],
    rows,
    total: { name: 'Total', paise: [sum(0), sum(1), undefined, ...more.map(() => undefined)] },
  }
}

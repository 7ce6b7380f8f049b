import { figureHistory, figureOn, figuresBetween, lastKnownOn, numberOf, taxYearOf, type DatedFigure } from '@artha/contract/figure-on'
import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator, type TableOf } from '../definition/calculator.ts'
import { withFigures } from '../definition/with-figures.ts'
import { onField, optional, rateField, sumField, termField, yesNoField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { addedUp } from '../definition/shown-results.ts'
import { nearestOn, noFigure } from '../definition/official-figures.ts'
import { valueText } from '../inputs/value-texts.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { yearName } from '../tables/year-name.ts'
import { epfResults, monthOf, type EpfYear } from './epf-results.ts'
import { dayText } from '../../../lib/dates.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'

const ceilingRow = (rows: readonly DatedFigure[], day: string) => figureOn(rows, 'epf-ceiling', day)

/** The latest EPF rate declared up to a day, with its year. The current year's rate is declared only after the year ends. */
function lastDeclared(rows: readonly DatedFigure[], day: string) {
  const held = lastKnownOn(rows, 'epf-rate', day)
  const [rate, from] = [numberOf(held?.row), held?.row.validFrom ?? '']
  return held && rate !== undefined
    ? {
        rate,
        year: taxYearOf(from),
        isOfDay: held.heldUntil === null,
      }
    : undefined
}

/** A remark if the wage ceiling changed within the month, with the ceiling that is used. None if another ceiling was entered. */
function splitMonth(rows: readonly DatedFigure[], day: string, ceiling: number) {
  const [before, after, ...more] = figuresBetween(rows, 'epf-ceiling', `${day.slice(0, 7)}-01`, `${day.slice(0, 7)}-31`)
  const [old, now] = [numberOf(before?.row), numberOf(after?.row)]
  if (before === undefined || before.until === null || after === undefined || more.length > 0 || old === undefined || now === undefined) return []
  if (ceiling !== numberOf(ceilingRow(rows, day))) return []
  const taken = day < after.from ? `${wholeRupees(old)}, for the first part` : `${wholeRupees(now)}, for the last part`
  return [
    `The wage ceiling changed within that month: ${wholeRupees(old)} until ${dayText(before.until)}, ${wholeRupees(now)} from ${dayText(after.from)}. Here ${taken} applies to the whole month; EPFO splits it by days.`,
  ]
}

/** The employer's shares on a day. If the register has none, the nearest ones, which `splitRemark` mentions. */
const splitOn = (rows: readonly DatedFigure[], day: string) => nearestOn(rows, 'epf-split', day)

function shares(rows: readonly DatedFigure[], day: string) {
  const row = splitOn(rows, day)
  const [employer, pension] = [numberOf(row, 'employer'), numberOf(row, 'eps')]
  return employer === undefined || pension === undefined ? undefined : { employer, pension }
}

const ownShare = (rows: readonly DatedFigure[], day: string) => numberOf(splitOn(rows, day), 'employee')

/** "These shares apply from 17 Sep 2026; we have none for 1 Aug 2026." */
function splitRemark(rows: readonly DatedFigure[], day: string) {
  const row = splitOn(rows, day)
  return row === undefined || figureOn(rows, 'epf-split', day) === row
    ? []
    : [`These shares apply from ${dayText(row.validFrom)}; we have none for ${dayText(day)}.`]
}

/** "12%; above it is voluntary (VPF)." */
function shareHint(rows: readonly DatedFigure[], today: string) {
  const share = ownShare(rows, today)
  return share === undefined ? {} : { hint: `${percentText(share)}; anything above is voluntary (VPF).` }
}

/** The formula with the shares in force. */
function formulaOf(rows: readonly DatedFigure[], day: string) {
  const [own, split] = [ownShare(rows, day), shares(rows, day)]
  const [yours, theirs, pension] = [own, split?.employer, split?.pension].map((share) => (share === undefined ? 'a share' : percentText(share)))
  return `Each month: you pay ${yours} of wages and your employer ${theirs}, of which ${pension} of wages up to the ceiling goes to the pension; interest accrues on each month’s opening balance and is credited yearly`
}

const epfFields = (rows: readonly DatedFigure[], today: string) => ({
  on: onField,
  wage: sumField('Basic pay and DA, per month', { initial: 50_000, to: 300_000, step: 1_000 }, { chips: [15_000, 25_000, 50_000, 100_000] }),
  annualRate: rateField(
    'Annual interest rate',
    { initial: lastDeclared(rows, today)?.rate ?? 0, to: 12 },
    { omitted: ({ on }) => lastDeclared(rows, String(on) || today)?.rate ?? 0 },
  ),
  term: termField('Time', { initial: 20, to: 40, max: 60 }),
  rise: optional(rateField('Annual wage increase', { initial: 5, to: 20, step: 1 }, { omitted: 0 })),
  balance: optional(sumField('Current balance', { initial: 0, to: 5_000_000, step: 10_000 })),
  employeeRate: optional(
    rateField(
      'Your share',
      { initial: ownShare(rows, today) ?? 0, to: 100, step: 1 },
      { ...shareHint(rows, today), omitted: ({ on }) => ownShare(rows, String(on) || today) ?? 0 },
    ),
  ),
  capped: optional(yesNoField('Contribute only up to the wage ceiling', 'no')),
  ceiling: optional(
    sumField(
      'Wage ceiling',
      { initial: numberOf(ceilingRow(rows, today)) ?? 0, to: 50_000, step: 1_000 },
      { omitted: ({ on }) => numberOf(ceilingRow(rows, String(on) || today)) ?? 0 },
    ),
  ),
})

/** The account year by year. Contributions are in whole rupees, and interest is the rest of each closing balance's growth. */
function yearTable(years: readonly EpfYear[], balance: number): TableOf {
  return {
    title: 'Year by year',
    caption: 'Year by year, in rupees',
    heads: ['Year', 'Monthly wage', 'Your share', 'Employer', 'Interest', 'Closing balance'],
    rows: years.map(({ year, months, wage, employee, employer, closing }, index) => {
      const [paid, end, before] = [employee + employer, closing, years[index - 1]?.closing ?? balance].map((sum) => inPaise(sum, 'rupee'))
      const interest = (end ?? 0) - (before ?? 0) - (paid ?? 0)
      return {
        name: yearName(year, months),
        paise: [inPaise(wage, 'rupee'), inPaise(employee, 'rupee'), inPaise(employer, 'rupee'), interest, end],
      }
    }),
  }
}

export const epf = withFigures('epf-ceiling,epf-rate,epf-split', (rows, today) =>
  calculator({
    path: '/epf-calculator',
    name: 'EPF',
    title: 'EPF calculator',
    standfirst: 'Your EPF balance at the end: your share, your employer’s, the pension part and the interest.',
    fields: epfFields(rows, today),
    work: (input) => {
      const day = input.on || today
      const split = shares(rows, day)
      if (split === undefined) return noFigure('EPF contribution rates', day)
      if (input.ceiling === 0) return noFigure('EPF wage ceiling', day)
      if (input.annualRate === 0 && lastDeclared(rows, day) === undefined) return noFigure('EPF interest rate', day)
      const results = epfResults(input, split)
      return results ? { ...results, split } : nothingToWorkOut
    },
    shown: (results, { balance }, decimals) =>
      addedUp(results, decimals, { whole: 'maturityValue', parts: [balance, 'employeeTotal', 'employerTotal', 'interest'] }),
    results: () => [
      { id: 'maturityValue', name: 'Balance at the end' },
      { id: 'employeeTotal', name: 'Your share' },
      { id: 'employerTotal', name: 'The employer’s share' },
      { id: 'interest', name: 'Interest' },
      { id: 'pensionTotal', name: 'Also paid to the pension scheme (EPS)' },
    ],
    sentence: ({ maturityValue }, { term }) =>
      `${wholeRupees(maturityValue)} after ${valueText('years', term / 12)}, if the last declared rate stays the same.`,
    remarks: ({ maturityValue, split }, input) => {
      const day = input.on || today
      const declared = lastDeclared(rows, day)
      const [now, before] = [ceilingRow(rows, day), figureHistory(rows, 'epf-ceiling').findLast(({ until }) => until !== null && until < day)]
      const old = numberOf(before?.row)
      const other = old === undefined || old === input.ceiling ? undefined : epfResults({ ...input, ceiling: old }, split)
      return [
        ...splitMonth(rows, day, input.ceiling),
        ...splitRemark(rows, day),
        ...(declared && !declared.isOfDay
          ? [`${percentText(declared.rate)} is the latest declared rate, for ${declared.year}; none is declared for later years.`]
          : []),
        ...(other && now && old !== undefined && other.maturityValue !== maturityValue
          ? [
              `The ceiling has been ${wholeRupees(numberOf(now) ?? 0)} since ${dayText(now.validFrom)}; at ${wholeRupees(old)} you would have ${wholeRupees(other.maturityValue)}.`,
            ]
          : []),
      ]
    },
    whatIf: {
      change: ({ employeeRate }) => ({ employeeRate: employeeRate + 5 }),
      words: (then, now) => comparedText(`If you contribute ${percentText(5)} more (VPF)`, then.maturityValue, now?.maturityValue),
    },
    formula: ({ on }) => formulaOf(rows, on || today),
    steps: ({ split, interest, maturityValue }, input) => {
      const month = monthOf(input, split, input.wage)
      return [
        `Your first month’s share: ${percentText(input.employeeRate)} of ${rupees(input.capped === 'yes' ? Math.min(input.wage, input.ceiling) : input.wage)}, in whole rupees = ${rupees(month.employee)}`,
        `Pension: ${percentText(split.pension)} of ${rupees(Math.min(input.wage, input.ceiling))}, in whole rupees = ${rupees(month.pension)}`,
        `Employer’s share in EPF: ${percentText(split.employer)}, in whole rupees, less the pension = ${rupees(month.employer)}`,
        `Interest at ${percentText(input.annualRate)} ÷ 12 on each month’s opening balance, total: ${rupees(interest)}`,
        `Balance at the end: ${rupees(maturityValue)}`,
      ]
    },
    chart: ({ years, maturityValue, interest }, { balance }) => {
      let paid = balance
      const points = [{ at: 0, paid, closing: balance }]
      for (const { year, months, employee, employer, closing } of years) {
        paid += employee + employer
        points.push({ at: year - 1 + months / 12, paid, closing })
      }
      return {
        kind: 'years',
        title: 'How it grows',
        finding: `${wholeRupees(maturityValue)} at the end, including ${wholeRupees(interest)} of interest.`,
        years: points.map(({ at }) => at),
        layers: [
          { name: 'Paid in', amounts: points.map((point) => point.paid), tone: 'first', nameAt: 0.6 },
          { name: 'Interest', amounts: points.map((point) => Math.max(0, point.closing - point.paid)), tone: 'second', nameAt: 0.9 },
        ],
      }
    },
    tables: ({ years }, { balance }) => [yearTable(years, balance)],
    assumed: 'annualRate',
    differs:
      'Sites using a ceiling of ₹15,000 have been out of date since 17 Sep 2026. Some subtract the pension as a percentage at any wage; that only works when pension and EPF use the same wage. Some credit interest every month.',
    leavesOut: [
      'September 2026 by days: its first 16 days have the old ceiling, the other 14 the new one; the date you choose decides.',
      'Rounding of each year’s interest to the rupee: only contributions are in whole rupees.',
      'The pension itself: we found no rule on averaging months under both ceilings.',
      'People outside EPS (the whole employer’s share goes to EPF), pension on higher wages, exempt trusts.',
      'Tax on interest from your own contributions above a yearly limit.',
      'Changes in wage growth, rate or ceiling over the years.',
    ],
    ways: ({ maturityValue }) => [
      { text: 'How long this amount lasts', to: `/swp-calculator?corpus=${Math.round(maturityValue)}` },
      { text: 'Your gratuity', to: '/gratuity-calculator' },
      { text: 'NPS', to: '/nps-calculator' },
    ],
    sources: (input) => ({ keys: ['epf-rate', 'epf-ceiling', 'epf-split'], day: input.on || today }),
  }),
)

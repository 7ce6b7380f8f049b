import { figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { roundTo } from '../../../lib/rounding.ts'
import { calculator } from '../definition/calculator.ts'
import { withFigures } from '../definition/with-figures.ts'
import { onField, optional, rateField, sumField, termField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { addedUp } from '../definition/shown-results.ts'
import { noFigure } from '../definition/official-figures.ts'
import { growthTable } from '../definition/year-rows.ts'
import { rateText, valueText } from '../inputs/value-texts.ts'
import { yearName } from '../tables/year-name.ts'
import { npsResults, npsYears } from './nps-results.ts'
import { sumText } from '../what-ifs/difference-texts.ts'

const figure = (rows: readonly DatedFigure[], key: string, day: string, name?: string) => numberOf(figureOn(rows, key, day), name)

const least = (rows: readonly DatedFigure[], today: string, key = 'nps-exit') => figure(rows, key, today, 'annuity-least')

/** The hint with the minimum annuity shares: "At least 20% outside government service, 40% in it." */
function leastHint(rows: readonly DatedFigure[], today: string) {
  const [others, government] = [least(rows, today), least(rows, today, 'nps-exit-govt')]
  return others === undefined || government === undefined
    ? {}
    : { hint: `At least ${percentText(others)} outside government service, ${percentText(government)} in it.` }
}

function annuityShareField(rows: readonly DatedFigure[], today: string) {
  const min = least(rows, today) ?? 0
  return rateField('Share used to buy pension', { initial: min, min, to: 100, step: 5 }, leastHint(rows, today))
}

export const nps = withFigures('nps-exit,nps-exit-govt,nps-tax', (rows, today) =>
  calculator({
    path: '/nps-calculator',
    name: 'NPS',
    title: 'NPS calculator',
    standfirst: 'Your NPS corpus, the lump sum you can withdraw, and your monthly pension.',
    fields: {
      on: onField,
      monthly: sumField('Monthly contribution', { initial: 5_000, to: 100_000 }, { chips: [1_000, 5_000, 10_000] }),
      annualRate: rateField('Expected annual return', { initial: 10, to: 20 }),
      term: termField('Time', { initial: 30, to: 45 }),
      stepUpPercent: optional(rateField('Yearly increase', { initial: 0, to: 25, step: 1 })),
      annuityShare: optional(annuityShareField(rows, today)),
      annuityRate: optional(rateField('Annuity rate, per year', { initial: 6, to: 12 }, { hint: 'Assumed, not a forecast: no rate is official.' })),
    },
    work: (input) => {
      const day = input.on || today
      const taxFree = figure(rows, 'nps-tax', day)
      if (taxFree === undefined || figure(rows, 'nps-exit', day, 'annuity-least') === undefined) return noFigure('NPS exit rule', day)
      const results = npsResults(input, taxFree)
      return results ? { ...results, taxFreePercent: taxFree } : nothingToWorkOut
    },
    shown: (results, _input, decimals) => addedUp(results, decimals, { whole: 'corpus', parts: ['lumpSum', 'annuityCorpus'] }),
    results: () => [
      { id: 'corpus', name: 'Corpus at the end' },
      { id: 'lumpSum', name: 'Lump sum' },
      { id: 'taxFree', name: 'Tax-free part' },
      { id: 'annuityCorpus', name: 'Used to buy pension' },
      { id: 'pension', name: 'Monthly pension' },
      { id: 'totalInvested', name: 'Total invested' },
    ],
    sentence: ({ lumpSum, pension }, { term }) =>
      `After ${valueText('years', term / 12)}: a lump sum of ${wholeRupees(lumpSum)} and a pension of ${wholeRupees(pension)} a month.`,
    remarks: ({ lumpSum, taxFree, taxFreePercent, corpus }, { on, annuityShare }) => {
      const all = figure(rows, 'nps-exit', on || today, 'all-up-to') ?? 0
      return [
        ...(lumpSum > taxFree
          ? [
              `You can withdraw ${percentText(100 - annuityShare)}, but only ${percentText(taxFreePercent)} of the corpus is tax-free: ${wholeRupees(roundTo(lumpSum, 0) - roundTo(taxFree, 0))} is taxed at slab rates.`,
            ]
          : []),
        ...(corpus <= all ? [`A corpus of up to ${wholeRupees(all)} can be withdrawn in full.`] : []),
      ]
    },
    whatIf: {
      change: ({ monthly }) => ({ monthly: monthly + 1_000 }),
      words: ({ corpus, pension }) =>
        `With ${wholeRupees(1_000)} more a month: a corpus of ${sumText(corpus)} and a pension of ${sumText(pension)} a month.`,
    },
    formula: 'Corpus = M × ((1 + i)ⁿ − 1) ÷ i × (1 + i); pension = corpus × share × rate ÷ 1200',
    steps: (
      { corpus, annuityCorpus, pension, lumpSum, taxFree, taxFreePercent },
      { monthly, annualRate, term, annuityShare, annuityRate, stepUpPercent },
    ) => [
      `M, at the start of each month: ${rupees(monthly)}, rising ${percentText(stepUpPercent)} each year`,
      `i: ${percentText(annualRate)} ÷ 12; n: ${term} months; corpus: ${rupees(corpus)}`,
      `${percentText(annuityShare)} buys a pension: ${rupees(annuityCorpus)}; the rest is the lump sum: ${rupees(lumpSum)}`,
      `Tax-free: up to ${percentText(taxFreePercent)} of the corpus (s. 10(12A) / Schedule II): ${rupees(taxFree)}`,
      `Pension: ${rupees(annuityCorpus)} × ${rateText(annuityRate)} ÷ 1200 = ${rupees(pension)} a month`,
    ],
    chart: ({ corpus, totalInvested }, input) => {
      const points = [{ months: 0, paidIn: 0, value: 0 }, ...npsYears(input)]
      return {
        kind: 'years',
        title: 'How it grows',
        finding: `${wholeRupees(totalInvested)} invested grows to ${wholeRupees(corpus)}.`,
        years: points.map(({ months }) => months / 12),
        layers: [
          { name: 'Invested', amounts: points.map(({ paidIn }) => paidIn), tone: 'first', nameAt: 0.6 },
          { name: 'Growth', amounts: points.map(({ paidIn, value }) => Math.max(0, value - paidIn)), tone: 'second', nameAt: 0.9 },
        ],
      }
    },
    tables: (_figures, input) => [
      growthTable(
        'Year by year, in rupees',
        npsYears(input).map(({ months, paidIn, value }, index) => ({ name: yearName(index + 1, months - index * 12), paidIn, value })),
      ),
    ],
    assumed: 'annualRate',
    differs:
      'Sites that put 40% into the pension use the rule before 16 Dec 2025, which still applies to government staff. Sites that call the whole lump sum tax-free are wrong.',
    leavesOut: [
      'Rounding of payments to the rupee: the lump sum and pension are not rounded.',
      'Fund charges and agent fees.',
      'Tax on the pension, which counts as income.',
      'Early exit, when most of the corpus must buy a pension.',
      'Your actual pension: insurers set the rate on the day you buy.',
    ],
    ways: (_figures, { monthly }) => [
      {
        text: 'Tax saved in the old regime',
        to: `/income-tax-calculator?salary=1500000&nps80CCD1B=${Math.min(50_000, Math.round(monthly * 12))}`,
      },
      { text: 'How much you need to retire', to: '/retirement-calculator' },
    ],
    sources: (input, today) => ({ keys: ['nps-exit', 'nps-exit-govt', 'nps-tax'], day: input.on || today }),
  }),
)

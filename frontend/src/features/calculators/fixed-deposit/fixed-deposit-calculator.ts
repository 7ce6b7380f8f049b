import { exactRupees, percentText, rupees } from '../../../lib/money.ts'
import { lateHydrated } from '../../../ui/late-hydrated.tsx'
import { yearEnds } from '../charts/year-ends.ts'
import { calculator } from '../definition/calculator.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { addedUp } from '../definition/shown-results.ts'
import { withFigures } from '../definition/with-figures.ts'
import { yearName } from '../tables/year-name.ts'
import { differenceOf, sumText } from '../what-ifs/difference-texts.ts'
import { depositFields, depositRate, depositTerms, depositTime } from './deposit-fields.ts'
import { depositResults } from './deposit-results.ts'
import { depositGrowth } from './deposit-growth.ts'
import { depositPayout } from './deposit-payout.ts'
import { depositTax } from './deposit-tax.ts'
import { compareDeposit, depositSteps, payoutText, taxText } from './deposit-texts.ts'
import { depositYears } from './deposit-years.ts'

const Notes = lateHydrated(async () => (await import('./deposit-notes.tsx')).DepositNotes)

export const fixedDeposit = withFigures('tds-interest', (rows) =>
  calculator({
    path: '/fixed-deposit-calculator',
    name: 'Fixed deposit',
    title: 'Fixed deposit calculator',
    standfirst: 'What a deposit earns with yearly or quarterly interest, paid out or reinvested, and the TDS on it.',
    fields: depositFields,
    unused: ({ senior }) => (senior === 'yes' ? [] : ['seniorExtra']),
    work: (input, today) => {
      const terms = depositTerms(input)
      const results = depositResults(terms)
      if (!results) return nothingToWorkOut
      const paid = depositPayout(terms, input.payout)
      const tax = depositTax(rows, input.on || today, terms, { payout: input.payout, isSenior: input.senior === 'yes' })
      return { ...results, paid, payout: paid?.payout, tax, tds: tax?.tds }
    },
    shown: (results, { principal }, decimals) =>
      addedUp(
        results,
        decimals,
        { whole: 'maturityValue', parts: [principal, 'interest'] },
        { whole: 'quarterlyMaturityValue', parts: [principal, 'quarterlyInterest'] },
      ),
    // Payouts and TDS are not part of the main result, so they are shown to the paisa
    results: ({ payout }) => [
      { id: 'maturityValue', name: 'Value at maturity' },
      { id: 'interest', name: 'Interest earned' },
      { id: 'quarterlyMaturityValue', name: 'Value with quarterly interest, as banks calculate' },
      { id: 'quarterlyInterest', name: 'Total quarterly interest' },
      { id: 'payout', name: `Paid out each ${payout === 'monthly' ? 'month' : 'quarter'}`, isToThePaisa: true },
      { id: 'tds', name: 'Total tax deducted at source', isToThePaisa: true },
    ],
    spoken: ({ maturityValue }) => `${rupees(maturityValue)} at maturity`,
    sentence: () => 'Interest is added to the deposit once a year and then earns interest too.',
    said: false,
    below: ({ paid, tax, quarterlyYieldPercent, quarterlyAdvantage }, { principal, senior }) => [
      ...(paid ? [payoutText(paid, exactRupees(principal))] : []),
      ...(tax ? [taxText(tax, senior === 'yes')] : []),
      `Why your bank’s figure differs: most banks compound quarterly, which is ${percentText(quarterlyYieldPercent, 2)} a year and earns you ${rupees(quarterlyAdvantage)} more here.`,
    ],
    compare: compareDeposit,
    whatIf: {
      change: ({ annualRate }) => ({ annualRate: annualRate + 0.5 }),
      words: (then, now, changed) =>
        now &&
        `At ${percentText(depositRate(changed))}, half a percentage point more: ${sumText(then.maturityValue)}, ${differenceOf(then.maturityValue, now.maturityValue)}.`,
    },
    formula: 'Value = P × (1 + rate ÷ 100)ʸᵉᵃʳˢ',
    steps: (_figures, input, worked) => depositSteps(depositTerms(input), worked),
    chart: (_figures, input, { maturityValue, interest }) => {
      const { principal, annualRatePercent, tenureMonths } = depositTerms(input)
      const ends = yearEnds(tenureMonths)
      return {
        kind: 'years',
        title: 'How it grows',
        finding: `${exactRupees(principal)} grows to ${rupees(maturityValue)} in ${depositTime(input)}; ${rupees(interest)} of that is interest.`,
        years: ends.map((months) => months / 12),
        layers: [
          { name: 'Deposit', amounts: ends.map(() => principal), tone: 'first', nameAt: 0.5 },
          {
            name: 'Interest',
            amounts: ends.map((months) => principal * depositGrowth('annual', annualRatePercent, months)),
            tone: 'second',
            nameAt: 0.85,
          },
        ],
      }
    },
    tables: (_figures, input) => {
      const years = depositYears(depositTerms(input), 'annual', 'rupee')
      if (years.length === 0) return []
      return [
        {
          title: 'Year by year',
          caption: 'Year by year with yearly interest, in rupees',
          heads: ['Year', 'Opening balance', 'Interest', 'Closing balance'],
          rows: years.map(({ year, months, openingPaise, interestPaise, closingPaise }) => ({
            name: Number.isInteger(months) ? yearName(year, months) : `${year} (${Math.round((months * 365) / 12)} days)`,
            paise: [openingPaise, interestPaise, closingPaise],
          })),
          total: { name: 'Total', paise: [undefined, years.reduce((sum, { interestPaise }) => sum + interestPaise, 0), undefined] },
        },
      ]
    },
    Notes,
    accuracy: 'Banks round, count days and deduct tax in different ways.',
  }),
)

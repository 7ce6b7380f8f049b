import { rupees } from '../../../lib/money.ts'
import { calculator } from '../definition/calculator.ts'
import { ExampleFields } from '../definition/example-fields.tsx'
import { exampleRowsField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import type { InputLimits } from '../inputs/input-limits.ts'
import { scaled } from '../inputs/labelled-amounts.ts'
import { sumInWords } from '../inputs/sum-in-words.ts'
import { sumText } from '../what-ifs/difference-texts.ts'
import { netWorthBars, netWorthResults } from './net-worth-results.ts'

/** From section 9 of the product text: the same limits for assets and liabilities, up to ₹1,000 crore. */
const limits: InputLimits = { unit: 'rupees', min: 0, max: 10_000_000_000, step: 500, initial: 0, slide: [0, 1_000_000] }

export const netWorth = calculator({
  path: '/networth-calculator',
  name: 'Net worth',
  title: 'Net worth calculator',
  standfirst: 'What you own minus what you owe, row by row.',
  fields: {
    asset: exampleRowsField('What you own', { limits, startLabels: ['Savings and deposits', 'Gold'], unlabelled: 'Asset' }, [300_000, 200_000]),
    liability: exampleRowsField('What you owe', { limits, startLabels: ['Loans', 'Credit cards'], unlabelled: 'Liability' }, [150_000, 20_000]),
  },
  Example: ExampleFields,
  isToThePaisa: true,
  work: (input) => netWorthResults(input) ?? nothingToWorkOut,
  results: () => [
    { id: 'netWorth', name: 'Net worth' },
    { id: 'assetsTotal', name: 'Assets' },
    { id: 'liabilitiesTotal', name: 'Liabilities' },
  ],
  tone: ({ netWorth }) => (netWorth >= 0 ? 'positive' : 'negative'),
  sentence: ({ netWorth }) => (netWorth >= 0 ? 'What you own covers what you owe.' : 'You owe more than you own.'),
  // Assets that lose a tenth of their value while debts stay the same
  whatIf: {
    change: ({ asset }) => (asset.some(({ amount }) => amount > 0) ? { asset: scaled(asset, 0.9) } : undefined),
    words: ({ netWorth }) => `If your assets lost a tenth of their value: ${sumText(netWorth)}.`,
  },
  formula: 'Net worth = total assets − total liabilities',
  steps: ({ assetsTotal, liabilitiesTotal, netWorth }, { asset, liability }) => [
    sumInWords('Total assets', asset, assetsTotal),
    sumInWords('Total liabilities', liability, liabilitiesTotal),
    `Net worth = ${rupees(assetsTotal)} − ${rupees(liabilitiesTotal)} = ${rupees(netWorth)}`,
  ],
  chart: (_figures, input) => {
    const bars = netWorthBars(input)
    if (bars.length === 0) return undefined
    const finding = `${bars.map(({ name, words }) => `${name} ${words}`).join('; ')}.`
    return { kind: 'bars', title: 'What you own and what you owe', finding, bars }
  },
  accuracy: false,
})

import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../definition/calculator.ts'
import { addedUp } from '../definition/shown-results.ts'
import { withFigures } from '../definition/with-figures.ts'
import { countField, onField, optional, sumField } from '../definition/field.ts'
import { noFigure } from '../definition/official-figures.ts'
import { accountChart, accountTable, depositField, schemeRateField } from '../ppf/account-texts.ts'
import { schemeRateHeld, schemeRateOn } from '../ppf/scheme-rates.ts'
import { accountResults, accountYears } from '../ppf/yearly-account.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'

/** In years from the opening: deposits for fifteen years, then six more years of interest. */
const [depositYears, term] = [15, 21]

export const sukanya = withFigures('ss-rates,ss-ssy', (rows, today) =>
  calculator({
    path: '/sukanya-calculator',
    name: 'Sukanya Samriddhi',
    title: 'Sukanya Samriddhi calculator',
    standfirst: 'What an account for your daughter grows to in twenty-one years.',
    fields: {
      on: onField,
      yearly: sumField('Yearly deposit', { initial: 150_000, min: 250, max: 150_000, to: 150_000 }, { chips: [12_000, 50_000, 100_000, 150_000] }),
      annualRate: schemeRateField(rows, 'ssy', today),
      age: countField('Her age at opening', { initial: 5, max: 10 }),
      deposit: optional(depositField()),
    },
    work: (input) => {
      const day = input.on || today
      if (input.annualRate === 0 && schemeRateOn(rows, 'ssy', day) === undefined) return noFigure('Sukanya Samriddhi rate', day)
      const years = accountYears(term, (year) => (year <= depositYears ? input.yearly : 0), input.annualRate, input.deposit)
      return { ...accountResults(years), years }
    },
    shown: (results, _input, decimals) => addedUp(results, decimals, { whole: 'maturityValue', parts: ['totalInvested', 'interest'] }),
    results: () => [
      { id: 'maturityValue', name: 'Value after 21 years' },
      { id: 'totalInvested', name: 'Total deposited' },
      { id: 'interest', name: 'Total interest' },
    ],
    sentence: ({ totalInvested, interest }, { age }) =>
      `${wholeRupees(totalInvested)} paid in earns ${wholeRupees(interest)} in interest, tax-free, by the time she is ${age + term}.`,
    remarks: (_figures, { age }) => [
      `Half of the previous year’s balance can be withdrawn for her education once she is 18 (${18 - age} years after opening) or has passed class 10.`,
    ],
    held: (input) => schemeRateHeld(rows, 'ssy', input.on || today, input.annualRate),
    whatIf: {
      change: ({ deposit }) => ({ deposit: deposit === 'april' ? 'monthly-early' : 'april' }),
      words: (then, now, { deposit }) =>
        comparedText(
          deposit === 'april' ? 'If you deposit it all by 5 April' : 'If you deposit monthly instead',
          then.maturityValue,
          now?.maturityValue,
        ),
    },
    formula: 'Yearly interest = Σ over its months of (lowest balance from the 5th to month end) × rate ÷ 1200',
    steps: ({ years, maturityValue }, { yearly, annualRate }) => [
      `Yearly deposit: ${rupees(yearly)}, for ${depositYears} years`,
      `First year’s interest at ${percentText(annualRate)}: ${rupees(years[0]?.interest ?? 0)}, credited at the end of the year`,
      `Then ${term - depositYears} years of interest only: ${rupees(maturityValue)}`,
    ],
    chart: ({ years }) => accountChart(years),
    tables: ({ years }) => [accountTable(years)],
    differs:
      'The account runs from the opening date, not her birth: sites that end it when she is 21 show less. Some compound monthly, which the scheme does not.',
    leavesOut: [
      'Future rates: this page keeps the rate above for all years.',
      'Rounding of each year’s interest to the rupee: the final amount may differ by a few rupees.',
      'Early closure, for her marriage after 18 or in hardship.',
      'Missed years and their fee.',
    ],
    ways: (_figures, { yearly }) => [
      { text: 'The same amount in PPF', to: `/ppf-calculator?yearly=${Math.round(yearly)}` },
      { text: 'What her education will cost', to: '/goal-calculator' },
    ],
    sources: (input) => ({ keys: ['ss-rates', 'ss-ssy'], day: input.on || today }),
  }),
)

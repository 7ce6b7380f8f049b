import { figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../definition/calculator.ts'
import { withFigures } from '../definition/with-figures.ts'
import { choiceField, onField, rateField, sumField } from '../definition/field.ts'
import { nothingToWorkOut, refuse } from '../definition/refusal.ts'
import { addedUp } from '../definition/shown-results.ts'
import { noFigure } from '../definition/official-figures.ts'
import { schemeRateHeld, schemeRateOn } from '../ppf/scheme-rates.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { schemeFigures, schemes, type Scheme } from './post-office-results.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'

const names: Readonly<Record<Scheme, string>> = {
  nsc: 'National Savings Certificate, 5 years',
  kvp: 'Kisan Vikas Patra',
  scss: 'Senior Citizens’ Savings Scheme, 5 years',
  mis: 'Monthly Income Scheme, 5 years',
  td1: 'Time deposit, 1 year',
  td2: 'Time deposit, 2 years',
  td3: 'Time deposit, 3 years',
  td5: 'Time deposit, 5 years',
}

/** The register names of a scheme: its rate, its rules and its largest deposit. */
const inRegister: Readonly<Record<Scheme, { rate: string; rules: string; most?: string }>> = {
  nsc: { rate: 'nsc', rules: 'ss-nsc' },
  kvp: { rate: 'kvp', rules: 'ss-kvp' },
  scss: { rate: 'scss', rules: 'ss-scss', most: 'most' },
  mis: { rate: 'mis', rules: 'ss-mis', most: 'most-joint' },
  td1: { rate: 'td-1', rules: 'ss-td' },
  td2: { rate: 'td-2', rules: 'ss-td' },
  td3: { rate: 'td-3', rules: 'ss-td' },
  td5: { rate: 'td-5', rules: 'ss-td' },
}

const rateOn = (register: readonly DatedFigure[], scheme: Scheme, day: string) => schemeRateOn(register, inRegister[scheme].rate, day)

const mostOf = (register: readonly DatedFigure[], scheme: Scheme, day: string) => {
  const { rules, most } = inRegister[scheme]
  return most === undefined ? undefined : numberOf(figureOn(register, rules, day), most)
}

/** A sentence about the deposit limits of the Monthly Income Scheme for one and for two holders. */
function misLimits(register: readonly DatedFigure[], day: string) {
  const [single, joint] = ['most-single', 'most-joint'].map((name) => numberOf(figureOn(register, 'ss-mis', day), name))
  return single === undefined || joint === undefined
    ? []
    : [`One holder can deposit up to ${wholeRupees(single)}, joint holders ${wholeRupees(joint)}.`]
}

/** The notified number of months in which an amount doubles; undefined for any rate other than the notified one. */
const doublingMonths = (register: readonly DatedFigure[], annualRate: number, day: string) =>
  annualRate === rateOn(register, 'kvp', day) ? schemeRateOn(register, 'kvp-months', day) : undefined

const withHeld = (words: string, held: string | undefined) => (held === undefined ? words : `${words} (${held})`)

const payments: Partial<Record<Scheme, string>> = { scss: 'Every three months', mis: 'Every month' }

const schemeFields = (register: readonly DatedFigure[], today: string) => ({
  on: onField,
  scheme: choiceField('Scheme', names, 'nsc'),
  amount: sumField('Deposit', { initial: 100_000, min: 1_000, to: 3_000_000, step: 1_000 }, { chips: [100_000, 450_000, 900_000] }),
  annualRate: rateField(
    'Annual interest rate',
    { initial: rateOn(register, 'nsc', today) ?? 0, to: 12 },
    {
      omitted: ({ scheme, on }) => rateOn(register, schemes.find((each) => each === scheme) ?? 'nsc', String(on) || today) ?? 0,
      hint: 'The rate on the purchase date applies until maturity.',
    },
  ),
})

/** The results of a scheme. Its first payment is the main result. */
function schemeResults(scheme: Scheme) {
  const each = payments[scheme]
  const value = {
    id: 'maturityValue',
    name: each ? 'Amount repaid at the end' : scheme.startsWith('td') ? 'Deposit plus all interest' : 'Value at the end',
  } as const
  const payout = { id: 'payout', name: each ?? 'Each year' } as const
  const rest = [
    { id: 'interest', name: 'Total interest' },
    { id: 'months', name: 'Term', unit: 'months' },
  ] as const
  return each ? [payout, value, ...rest] : [value, payout, ...rest]
}

export const postOffice = withFigures('ss-kvp,ss-mis,ss-nsc,ss-rates,ss-scss,ss-td', (register, today) =>
  calculator({
    path: '/post-office-calculator',
    name: 'Post office schemes',
    title: 'Post office schemes calculator',
    standfirst: 'What post office certificates and deposits pay, and when.',
    fields: schemeFields(register, today),
    work: (input) => {
      const day = input.on || today
      const { scheme, amount, annualRate } = input
      const most = mostOf(register, scheme, day)
      if (most !== undefined && amount > most) return refuse(`${names[scheme]} accepts at most ${wholeRupees(most)}.`)
      if (annualRate === 0 && rateOn(register, scheme, day) === undefined) return noFigure(`rate of this scheme (${names[scheme]})`, day)
      return schemeFigures({ scheme, amount, annualRate, doublingMonths: doublingMonths(register, annualRate, day) }) ?? nothingToWorkOut
    },
    // If interest is paid out during the term, only the deposit is repaid at the end
    shown: (results, { amount }, decimals) =>
      results.maturityValue > amount ? addedUp(results, decimals, { whole: 'maturityValue', parts: [amount, 'interest'] }) : results,
    results: ({ scheme }) => schemeResults(scheme),
    held: ({ scheme, annualRate, on }) => schemeRateHeld(register, inRegister[scheme].rate, on || today, annualRate),
    sentence: ({ interest, months }, { scheme, amount }) =>
      months === undefined
        ? `${names[scheme]}: ${wholeRupees(amount)} doubles.`
        : `${names[scheme]}: ${wholeRupees(interest)} interest on ${wholeRupees(amount)} in ${months} months.`,
    remarks: ({ months }, { scheme, on }) => [
      ...(months === undefined
        ? ['The doubling period of Kisan Vikas Patra is notified with its rate; none is available for this rate and date.']
        : []),
      ...(scheme === 'mis' ? misLimits(register, on || today) : []),
      'Payments are rounded to the nearest rupee.',
    ],
    whatIf: {
      change: ({ amount }) => ({ amount: amount + 10_000 }),
      words: (then, now) => comparedText(`${wholeRupees(10_000)} more deposited`, then.interest, now?.interest, ' in interest'),
    },
    formula:
      'NSC: P × (1 + r)⁵. Time deposit: each year P × ((1 + r ÷ 4)⁴ − 1). SCSS: each quarter P × r ÷ 4. MIS: each month P × r ÷ 12. KVP: 2 × P',
    steps: ({ maturityValue, interest, payout, months }, { amount, annualRate }) => [
      `P, the deposit: ${rupees(amount)}`,
      `r: ${percentText(annualRate)} a year`,
      ...(payout === undefined ? [] : [`Each payment: ${rupees(payout)}`]),
      ...(months === undefined ? [] : [`Months: ${months}`]),
      `Total interest: ${rupees(interest)}; at the end: ${rupees(maturityValue)}`,
    ],
    chart: ({ interest }, { amount }) => ({
      kind: 'bars',
      title: 'Deposit and interest',
      finding: `${wholeRupees(amount)} deposit, ${wholeRupees(interest)} interest.`,
      bars: [
        { name: 'Deposit', value: amount, words: wholeRupees(amount), tone: 'first' },
        { name: 'Interest', value: interest, words: wholeRupees(interest), tone: 'second' },
      ],
    }),
    tables: (_figures, { amount, on }) => {
      const day = on || today
      const rows = schemes.flatMap((scheme) => {
        const annualRate = rateOn(register, scheme, day)
        const results =
          annualRate === undefined
            ? undefined
            : schemeFigures({ scheme, amount, annualRate, doublingMonths: doublingMonths(register, annualRate, day) })
        const most = mostOf(register, scheme, day) ?? Infinity
        if (!results || amount > most) return []
        return [
          {
            name: withHeld(`${names[scheme]}: ${percentText(annualRate ?? 0)}`, schemeRateHeld(register, inRegister[scheme].rate, day)?.short),
            paise: [results.payout, results.interest].map((sum) => (sum === undefined ? undefined : inPaise(sum, 'rupee'))),
          },
        ]
      })
      return [
        {
          title: 'Schemes compared',
          caption: 'The same deposit in each scheme at its latest known rate, in rupees',
          heads: ['Scheme', 'Each payment', 'Total interest'],
          rows,
        },
      ]
    },
    differs:
      'Sites that compound a time deposit to the end show too much: its interest is paid out each year. Kisan Vikas Patra doubles in the notified months; working from the rate gives a slightly longer time.',
    leavesOut: [
      'Tax on the interest; five-year time deposits, NSC and SCSS count towards 80C.',
      'Early closure and its penalty.',
      'Quarters without a listed rate: the latest known rate is used, with its end date.',
    ],
    ways: (_figures, { amount }) => [
      { text: 'Post office recurring deposit', to: '/rd-calculator?monthly=5000&annualRate=6.7&months=60' },
      { text: 'Bank fixed deposit', to: `/fixed-deposit-calculator?principal=${Math.round(amount)}` },
      { text: 'PPF', to: '/ppf-calculator' },
    ],
    sources: ({ scheme, on }) => ({ keys: ['ss-rates', inRegister[scheme].rules], day: on || today }),
  }),
)

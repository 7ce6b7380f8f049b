import { exactRupees, percentText } from '../../../lib/money.ts'
import { monthlyRate } from '../arithmetic/annuity.ts'
import { leastPayment } from '../credit-card/card-figures.ts'
import type { CalculatorDescription } from '../declared/calculator.ts'
import { resultOf, shownDecimals, shownFigures } from '../declared/shown-figures.ts'
import type { Field, Fields, InputOf } from '../declared/field.ts'
import { isRefused } from '../declared/refusal.ts'
import { differenceWords, sumWords } from './difference-words.ts'

type Input = InputOf<Fields>
type Numbers = Readonly<Record<string, number>>

interface UsualWhatIf {
  /** Changes the input; undefined if the question makes no sense for it. */
  change: (input: Input) => Readonly<Record<string, number | string>> | undefined
  /** The results that the answer needs; without one of them there is no answer. */
  results: readonly string[]
  /** `then` has the results of the changed input, `now` those of the reader's. A result that does not exist is missing in `now`. */
  words: (then: Numbers, now: Numbers, changed: Input) => string
}

const number = (value: unknown) => Number(value)

/** The result with the other input, and the difference. */
const against =
  (lead: string, id: string, after = '') =>
  (then: Numbers, now: Numbers) => {
    const [other, own] = [then[id] ?? Number.NaN, now[id] ?? Number.NaN]
    return `${lead}: ${sumWords(other)}${after}${Number.isFinite(own) ? `, ${differenceWords(other - own)}` : ''}.`
  }

const oneYearLonger = (id: string): UsualWhatIf => ({
  change: ({ term }) => ({ term: number(term) + 12 }),
  results: [id],
  words: against('One year longer', id),
})

/** This month's minimum payment in whole rupees, at least a twentieth of the balance, because a smaller minimum may never repay it. */
function minimumNow(input: Input) {
  const owed = number(input.balance) * (1 + monthlyRate(number(input.annualRate)))
  return Math.ceil(Math.max(owed * Math.max(0.05, number(input.minimumPercent) / 100), leastPayment))
}

/** The most common question for each calculator, by path. Income tax answers it in its result. */
const usual: Readonly<Record<string, UsualWhatIf>> = {
  '/gst-calculator': {
    change: ({ mode }) => ({ mode: mode === 'add' ? 'remove' : 'add' }),
    results: ['net', 'gst', 'gross'],
    words: ({ net = 0, gst = 0, gross = 0 }, _, { mode, amount }) =>
      mode === 'remove'
        ? `If ${exactRupees(number(amount))} included GST: ${exactRupees(net)} plus ${exactRupees(gst)} GST.`
        : `If GST were added to ${exactRupees(number(amount))}: ${exactRupees(gross)}.`,
  },
  '/sip-calculator': {
    change: ({ stepUpPercent }) => ({ stepUpPercent: number(stepUpPercent) + 10 }),
    results: ['futureValue'],
    words: (then, now, { stepUpPercent }) =>
      against(`Increase your SIP by ${percentText(number(stepUpPercent))} every year`, 'futureValue')(then, now),
  },
  '/goal-calculator': { ...oneYearLonger('monthlyNeeded'), words: against('One year later', 'monthlyNeeded', ' each month') },
  '/swp-calculator': {
    change: ({ withdrawal }) => ({ withdrawal: Math.round(number(withdrawal) * 90) / 100 }),
    results: ['finalValue', 'monthsPaid'],
    words: (then, now, { withdrawal }) => {
      const lead = `If you withdraw 10% less, ${sumWords(number(withdrawal))} a month`
      return (then.finalValue ?? 0) > 0
        ? against(lead, 'finalValue', ' left')(then, now)
        : `${lead}: ${then.monthsPaid ?? 0} full withdrawals instead of ${now.monthsPaid ?? 0}.`
    },
  },
  '/lumpsum-calculator': oneYearLonger('futureValue'),
  '/ppf-calculator': {
    change: ({ extensionYears }) => ({ extensionYears: number(extensionYears) + 5 }),
    results: ['maturityValue'],
    words: (then, now, { extensionDeposits }) =>
      against(`Five more years, ${extensionDeposits === 'yes' ? 'still paying in' : 'without deposits'}`, 'maturityValue')(then, now),
  },
  '/sukanya-calculator': {
    change: ({ deposit }) => ({ deposit: deposit === 'april' ? 'monthly-early' : 'april' }),
    results: ['maturityValue'],
    words: (then, now, { deposit }) =>
      against(deposit === 'april' ? 'If you deposit it all by 5 April' : 'If you deposit monthly instead', 'maturityValue')(then, now),
  },
  '/post-office-calculator': {
    change: ({ amount }) => ({ amount: number(amount) + 10_000 }),
    results: ['interest'],
    words: against('₹10,000 more deposited', 'interest', ' in interest'),
  },
  '/rd-calculator': { ...oneYearLonger('maturityValue'), change: ({ months }) => ({ months: number(months) + 12 }) },
  '/epf-calculator': {
    change: ({ employeeRate }) => ({ employeeRate: number(employeeRate) + 5 }),
    results: ['maturityValue'],
    words: against('If you contribute 5% more (VPF)', 'maturityValue'),
  },
  '/nps-calculator': {
    change: ({ monthly }) => ({ monthly: number(monthly) + 1_000 }),
    results: ['corpus', 'pension'],
    words: ({ corpus = 0, pension = 0 }) =>
      `With ₹1,000 more a month: a corpus of ${sumWords(corpus)} and a pension of ${sumWords(pension)} a month.`,
  },
  '/gratuity-calculator': {
    change: ({ service }) => ({ service: number(service) + 12 }),
    results: ['payable'],
    words: against('With one more year of service', 'payable'),
  },
  '/hra-calculator': {
    change: ({ rent }) => ({ rent: number(rent) + 12_000 }),
    results: ['exempt'],
    words: against('With ₹1,000 more rent a month', 'exempt', ' exempt'),
  },
  '/retirement-calculator': {
    change: ({ retireAge }) => ({ retireAge: number(retireAge) + 1 }),
    results: ['monthlyNeeded'],
    words: against('If you retire a year later', 'monthlyNeeded', ' to save each month'),
  },
  '/loan-eligibility-calculator': {
    change: ({ income }) => ({ income: number(income) + 10_000 }),
    results: ['principal'],
    words: against('With ₹10,000 more monthly income', 'principal'),
  },
  '/flat-rate-calculator': {
    change: ({ flatRate }) => ({ flatRate: number(flatRate) - 0.5 }),
    results: ['interest', 'reducingRate'],
    words: (then, now, { flatRate }) =>
      `At a flat ${percentText(number(flatRate))}: ${percentText(then.reducingRate ?? Number.NaN, 2)} reducing, ${differenceWords((then.interest ?? 0) - (now.interest ?? 0))} interest.`,
  },
  '/balance-transfer-calculator': {
    change: ({ newRate }) => ({ newRate: Math.round((number(newRate) - 0.25) * 10_000) / 10_000 }),
    results: ['netSaving'],
    words: (then, now, { newRate }) => against(`At ${percentText(number(newRate))} with the new lender`, 'netSaving', ' saved')(then, now),
  },
  '/returns-calculator': {
    change: ({ years }) => ({ years: number(years) + 1 }),
    results: ['cagr'],
    words: ({ cagr = Number.NaN }) => `Over one more year: ${percentText(cagr, 2)} a year.`,
  },
  '/capital-gains-calculator': {
    change: ({ price }) => ({ price: Math.round(number(price) * 110) / 100 }),
    results: ['tax'],
    words: (then, now, { price }) => against(`If you sell for 10% more, ${sumWords(number(price))}`, 'tax', ' in tax')(then, now),
  },
  '/salary-calculator': {
    change: ({ regime }) => ({ regime: regime === 'new' ? 'old' : 'new' }),
    results: ['monthlyInHand'],
    words: (then, now, { regime }) => against(`In the ${regime === 'new' ? 'new' : 'old'} regime`, 'monthlyInHand', ' in hand each month')(then, now),
  },
  '/credit-card-calculator': {
    change: (input) => (input.payment === 'fixed' ? { fixed: number(input.fixed) + 1_000 } : { payment: 'fixed', fixed: minimumNow(input) }),
    results: ['months', 'interest'],
    words: ({ months = 0, interest = 0 }, now, { fixed }) =>
      `Pay ${sumWords(number(fixed))} a month: cleared after ${months} months${now.interest === undefined ? '' : `, ${differenceWords(interest - now.interest)} interest`}.`,
  },
  '/inflation-calculator': {
    change: ({ inflation }) => ({ inflation: number(inflation) + 1 }),
    results: ['futureCost'],
    words: (then, now, { inflation }) => against(`At ${percentText(number(inflation))} inflation`, 'futureCost')(then, now),
  },
}

/** True if a field accepts the value. */
function isTaken(field: Field | undefined, value: number | string) {
  if (field?.kind !== 'number' && field?.kind !== 'term') return true
  const size = Number(value) / (field.kind === 'term' ? 12 : 1)
  return size >= field.limits.min && size <= field.limits.max
}

/** The most common what-if of a calculator in one line, calculated by its own rule. Undefined if it has none or there is no answer. */
export function usualWhatIf<Of extends Fields, Figures extends object>(
  of: CalculatorDescription<Of, Figures>,
  input: InputOf<Of>,
  today: string,
): string | undefined {
  const { path, fields, work } = of
  if (of.whatIf) return of.whatIf(input)
  const asked = usual[path]
  const change = asked?.change(input)
  if (asked === undefined || change === undefined) return undefined
  if (!Object.entries(change).every(([name, value]) => isTaken(fields[name], value))) return undefined
  const changed = { ...input, ...change }
  const [now, then] = [work(input, today), work(changed, today)]
  if (isRefused(then)) return undefined
  // Rounded as displayed, so that the difference matches the displayed amounts
  const shown = (worked: Figures, each: InputOf<Of>) => shownFigures(of, worked, each, shownDecimals(of, worked, each))
  const [found, own] = [numbersOf(shown(then, changed), asked.results), isRefused(now) ? {} : numbersOf(shown(now, input), asked.results)]
  return asked.results.every((id) => id in found) ? asked.words(found, own, changed) : undefined
}

const numbersOf = (figures: object, ids: readonly string[]): Numbers =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const value = resultOf(figures, id)
      return value === undefined ? [] : [[id, value]]
    }),
  )

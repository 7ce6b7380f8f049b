import { numbersOf } from './said-numbers.ts'

/** An amount in rupees, with the text on both sides up to the next number. */
export interface ListedAmount {
  value: number
  written: string
  before: string
  after: string
}

/** All numbers of a question by kind, in order. */
export interface Listed {
  amounts: readonly ListedAmount[]
  rates: readonly number[]
  months: readonly number[]
  /** Names of sections and forms of the law. */
  names: readonly string[]
  /** True if a number has no meaning for any calculator. */
  isStrange: boolean
}

export function listedNumbers(text: string): Listed {
  const amounts: ListedAmount[] = []
  const [rates, months, names]: [number[], number[], string[]] = [[], [], []]
  let isStrange = false
  for (const { place, isName, written, before, after } of numbersOf(text)) {
    const { amount, rate, months: time } = place
    const value = amount ?? rate ?? time
    if (isName) names.push(written)
    else if (value === undefined || Number.isNaN(value)) isStrange = true
    if (amount !== undefined) amounts.push({ value: amount, written, before, after })
    if (rate !== undefined) rates.push(rate)
    if (time !== undefined) months.push(time)
  }
  return { amounts, rates, months, names, isStrange }
}

const month = '(?:month|monthly|mahin[ae]|pm\\b|p\\.m|महीन|माह)'
const afterMonth = new RegExp(
  `^ ?(?:rs )?(?:per |a |every |each |/ ?|har |ka |ki |प्रति |हर )?(?:${month}|mo?\\b)(?!\\w* (?:in.?hand|take|kitn|me kitn))`,
  'u',
)
const beforeMonth =
  /(?:\bmonthly|\b(?:every|each|per|a|har) (?:month|mahin[ae])|महीने|मासिक|प्रति माह)(?: (?!(?:for|to|get|from|make|of|के)(?: |$))[^\d\s]+){0,3} ?$/u

/** True for a monthly amount: "5000 per month", "monthly expenses 60000". */
export const isMonthly = ({ before, after }: ListedAmount): boolean => afterMonth.test(after) || beforeMonth.test(before)

/** True for an annual amount. */
export const isYearly = ({ after, before }: ListedAmount): boolean =>
  /^ ?(?:(?:per|a|every|each|har) |\/ ?)?(?:year|yearly|annual\w*|annum|p\.?a\b|saal|salana|साल|सालाना|वार्षिक)/u.test(after) ||
  /(?:\b(?:yearly|annual|annually|salana)|सालाना|वार्षिक)(?: [^\d\s]+){0,3} ?$/u.test(before)

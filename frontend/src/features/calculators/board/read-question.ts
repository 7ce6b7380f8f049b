import { namesOf } from '@artha/contract/names-of'
import { hindiToEnglish } from '@artha/contract/search-words'
import { exactRupees, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { valueText } from '../inputs/value-texts.ts'
import { boardGroups } from './board-rows.ts'
import { updatedRow, type BoardUpdates } from './board-updates.ts'
import { withoutAges } from './ages.ts'
import { isCertain, monthOrYear } from './certainty.ts'
import { isMonthly, isYearly, type Listed, listedNumbers } from './listed-numbers.ts'
import { plainQuestion, saidNumbers, type Said } from './said-numbers.ts'
import { borrowingRules } from './special-loans.ts'
import { monthsPart, type Question, ratePart, rupeesPart, type SpecialSum, sumFor } from './special-sum.ts'
import { savingRules } from './special-sums.ts'
import { byName, namedTopics, type Parameter, type Topic } from './topics.ts'
import { resultOfLink } from './link-result.ts'

/** In rupees. From here on, an amount is more likely the goal of a SIP than its monthly payment, although some pay that much. */
const leastInDoubt = 200_000

/** Both readings of "SIP 50 lakh 15 years": the amount as the goal, and as the monthly payment. Undefined if it is clear. */
function goalOrInstalment(question: Question): { sums: readonly [SpecialSum, SpecialSum]; doubt: string } | undefined {
  const { text, amounts, rates, months, paths, isStrange } = question
  const [amount] = amounts
  const isSip = /\bsips?\b/.test(text) && paths.every((path) => /^\/(?:sip|investment)-/.test(path))
  if (!isSip || isStrange || amount === undefined || amounts.length > 1 || rates.length > 1 || months.length > 1) return undefined
  if (amount.value < leastInDoubt || isMonthly(amount) || isYearly(amount)) return undefined
  const more = [ratePart(rates[0]), monthsPart(months[0])]
  return {
    sums: [sumFor('goal', rupeesPart('target', amount.value), ...more), sumFor('sip', rupeesPart('monthly', amount.value, ' a month'), ...more)],
    doubt: `${wholeRupees(amount.value)} may be your goal or your monthly SIP`,
  }
}

const asked = [
  /^(?:what is |what's |how much is |calculate |find )?[\d.]+ ?(?:%|per ?cent) of (?:rs )?[^a-z%]*(?:lakhs?|crores?|thousand|k|l|cr|rupees)?[ ?]*$/u,
  /^[\d.,]+ ?(?:lakhs?|crores?|thousand|hazar|लाख|करोड|हजार)? ?(?:rupees )?(?:ka|का) [\d.]+ ?(?:%|per ?cent)(?: (?:kitna|कितना).*)?[ ?]*$/u,
]

/** Returns "18% of ₹50,000 is ₹9,000."; undefined if the question asks for something else. */
function percentOf(text: string, { amounts, rates }: Listed): string | undefined {
  const [amount, rate] = [amounts[0]?.value, rates[0]]
  if (amount === undefined || rate === undefined || amounts.length > 1 || rates.length > 1 || !asked.some((each) => each.test(text))) return undefined
  return `${percentText(rate)} of ${exactRupees(amount)} is ${exactRupees(Math.round(amount * rate) / 100)}.`
}

/** A calculator that answers a question, with a link that fills in the question's numbers. */
export interface BoardAnswer {
  name: string
  /** The result with its input; only the input if the calculator must be loaded to give a result. */
  words: string
  to: string
  /** The numbers of the question that the calculator uses, in words; '' if there are none. */
  given: string
}

const rows = boardGroups.flatMap((group) => group.rows)
const largeLoan = 1_000_000

/** In rupees: a smaller salary is monthly, since no annual CTC is so low. */
const leastOfYear = 200_000
const saysYear = /\bctc\b|\blpa\b|(?:per|a|every|each) year|yearly|annual|\bp\.?a\b|salana|सालाना|वार्षिक/

const saysMonth = /\b(?:(?:per|a|every|each|har) (?:month|mahin[ae])|monthly|p\.?m\b|mahin[ae])|महीन|माह/
/** Converts a monthly rate to an annual one as lenders do: "1.5% a month" is 18% a year. */
const asYearlyRate = (rate: number, text: string) => (saysMonthlyRate.test(text) ? Math.round(rate * 12 * 1_000) / 1_000 : rate)
const saysMonthlyRate = /(?:%|per ?cent) ?(?:(?:per|a) month|monthly|p\.?m\b)/
/** Calculators that take annual amounts. */
const ofYears: ReadonlySet<string> = new Set(['/salary-calculator', '/income-tax-calculator', '/ppf-calculator', '/sukanya-calculator'])

/**
 * The annual amount, if the given one is or must be monthly. An amount such as "15 lakh CTC in hand per month" is annual: only the result is monthly.
 */
function asYearly(path: string, amount: number, { text, amounts }: Question) {
  if (!ofYears.has(path)) return amount
  const isOfYear = saysYear.test(text)
  if (amounts.some(isMonthly) && !(isOfYear && amount >= leastOfYear)) return amount * 12
  return path === '/salary-calculator' && amount < leastOfYear && !isOfYear ? amount * 12 : amount
}

/** False for an annual amount where the field is monthly; the field then keeps its initial value. */
const fits = (name: string | undefined, { text }: Question) =>
  name !== undefined && !(name === 'monthly' && /\b(?:per|a|every|each) year|yearly|annual/.test(text))

/** The numbers that a calculator uses. Empty if the meaning of the amount is uncertain. */
function takenBy({ path, parameters, least = 0, most = Infinity }: Topic, { amount, rate, months, days, taxYear }: Said, question: Question): Said {
  const isTimed = parameters.months !== undefined || parameters.years !== undefined
  const sum = amount !== undefined && fits(parameters.amount, question) ? asYearly(path, amount, question) : undefined
  const isOutside = sum !== undefined && (sum < least || sum > most)
  if (isOutside || !isCertain(path, question.text, question) || (days !== undefined && parameters.days === undefined)) return {}
  return {
    ...(sum !== undefined && { amount: sum }),
    ...(parameters.rate !== undefined && rate !== undefined && { rate: asYearlyRate(rate, question.text) }),
    ...(isTimed && months !== undefined && { months }),
    ...(days !== undefined && { days }),
    ...(parameters.taxYear !== undefined && taxYear !== undefined && { taxYear }),
  }
}

function linkOf({ path, parameters }: Topic, { amount, rate, months, days, taxYear }: Said) {
  const values: Readonly<Record<Parameter, number | string | undefined>> = {
    amount,
    rate,
    months,
    years: months === undefined ? undefined : Math.round((months / 12) * 100) / 100,
    days,
    taxYear,
  }
  const pairs = namesOf(values).flatMap((part): [string, string][] => {
    const [name, value] = [parameters[part], values[part]]
    return name === undefined || value === undefined ? [] : [[name, String(value)]]
  })
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

const saidWords = ({ amount, rate, months, days, taxYear }: Said) =>
  [
    amount !== undefined && (Number.isInteger(amount) ? wholeRupees(amount) : rupees(amount)),
    rate !== undefined && valueText('percent', rate),
    months !== undefined && (Number.isInteger(months) ? valueText('years', months / 12) : `${months} months`),
    days !== undefined && `${days} days`,
    taxYear,
  ]
    .filter(Boolean)
    .join(', ')

function answerOf(each: Topic, all: Said, question: Question, changed: BoardUpdates): BoardAnswer[] {
  const said = takenBy(each, all, question)
  return filled(each.path, linkOf(each, said), saidWords(said), said, changed)
}

/** The answer of a calculator for a link filled with the question's numbers. */
function filled(path: string, to: string, given: string, said: Said, changed: BoardUpdates): BoardAnswer[] {
  const known = rows.find((row) => row.path === path)
  if (!known) return []
  const row = updatedRow(changed, known.path, known)
  if (given === '') return [{ name: row.name, words: `${row.result} ${row.text}`, to, given }]
  const { days, months = days } = said
  const worked = resultOfLink(to, { ...said, ...(months !== undefined && { months }) })
  const assumed = worked && worked.assumed.length > 0 ? `; assumed: ${worked.assumed.join(', ')}` : ''
  return [{ name: row.name, words: worked ? `${worked.result}: ${given}${assumed}` : `for ${given}`, to, given }]
}

/** The answer for a question that has more than one amount, rate or period. */
function specialAnswer({ path, parts }: SpecialSum, changed: BoardUpdates): BoardAnswer[] {
  const pairs = parts.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]))
  const valueOf = (...names: string[]) => parts.find(([name, value]) => names.includes(name) && value !== undefined)?.[1]
  const numberOf = (name: Parameter, ...names: string[]) => (valueOf(...names) === undefined ? {} : { [name]: Number(valueOf(...names)) })
  const said: Said = {
    ...numberOf('amount', 'principal', 'initial'),
    ...numberOf('rate', 'annualRate'),
    ...numberOf('months', 'months', 'years'),
  }
  // An unescaped colon is valid in a query and easier to read
  const query = new URLSearchParams(pairs).toString().replaceAll('%3A', ':')
  return filled(path, `${path}?${query}`, parts.flatMap(([, , words]) => words ?? []).join(', '), said, changed)
}

const mostAnswers = 4

/** The reading of a question. If any number is unreadable, the calculators open with their initial values and nothing is guessed. */
export interface QuestionReading {
  found: BoardAnswer[]
  unread: readonly string[]
  /** True if words chose the calculators; false if only the size of the numbers did. */
  isNamed: boolean
  /** A percentage of an amount, which needs no calculator. */
  percentage?: string
  /**
   * Both readings of the question if a comma, a "Cr" or an amount is ambiguous, as `doubt` explains. If two calculators take the amount as it is,
   * `found` has both and `readings` is absent.
   */
  readings?: readonly [string, string]
  doubt?: string
}

/** Words around numbers that say nothing about the calculator. */
const aroundNumbers =
  /[\d.,%₹/@+-]+|\b(?:crores?|crs?|lakhs?|lacs?|thousand|hazar|[kly]|lpa|years?|yrs?|saal|sal|months?|mths?|mos?|m|mahin[ae]|days?|din|per|cent|percent|rs|rupees?|at|for|of|in|over|and|a|the|interest|rate|p\.?a|annum|ka|ke|ki|par|pe|liye|se|tak|me|mein|kitna|kitni|hoga|hua|what|is|how|much|calculate)\b|[\u0966-\u096f]+|करोड|लाख|हजार|सालों|साल|वर्षों|वर्ष|महीनों|महीने|महीना|माह|दिन|प्रतिशत|रुपये|रुपए|के लिए|पर|का|की|के|से|में/gu

/** Chooses calculators for a question that has only numbers, by their size. Returns none if it has other words. */
function guessed({ amount, rate, months, days }: Said, text: string) {
  if (amount === undefined || days !== undefined || text.replace(aroundNumbers, '').trim() !== '') return []
  if (amount < 100_000 && months !== undefined) return [...byName('sip'), ...byName('loan'), ...byName('rd')]
  return [...byName(amount >= largeLoan ? 'home-loan' : 'loan'), ...byName('fixed-deposit'), ...(rate === undefined ? byName('income-tax') : [])]
}

/**
 * Finds the calculators for a question in English, Hindi or both: by its words, or by the size of its numbers if it has no words. Used by the search,
 * the chat and the board.
 */
export function readQuestion(question: string, changed: BoardUpdates = {}): QuestionReading {
  const { text, ...ages } = withoutAges(plainQuestion(hindiToEnglish(question)))
  const listed = listedNumbers(text)
  const percentage = percentOf(text, listed)
  if (percentage !== undefined) return { found: [], unread: [], isNamed: false, percentage }
  const { said, unread, readings, doubt = '' } = saidNumbers(text)
  if (readings) return { found: [], unread, isNamed: false, readings, doubt }
  const named = namedTopics(text)
  const asked: Question = { text, ...listed, ...ages, paths: named.map(({ path }) => path) }
  const [first] = named
  // A different tax is recognised by words such as "property"; there is no result for it
  const isOpen = !isCertain(first?.path ?? '', text, listed)
  const isOther = !isCertain('', text, listed) || (isOpen && first?.path === '/income-tax-calculator')
  const special = isOther ? undefined : [...borrowingRules, ...savingRules].map((rule) => rule(asked)).find((sum) => sum !== undefined)
  if (special) return { found: specialAnswer(special, changed), unread: [], isNamed: true }
  const open = isOther ? undefined : goalOrInstalment(asked)
  if (open) return { found: open.sums.flatMap((sum) => specialAnswer(sum, changed)), unread, isNamed: true, doubt: open.doubt }
  const both = isOpen ? undefined : monthOrYear(first?.path, text, listed)
  if (both) return { found: [], unread, isNamed: false, ...both }
  // A monthly investment is a SIP and not a lump sum
  const meant = saysMonth.test(text) ? named.flatMap((each) => (each.path === '/investment-calculator' ? byName('sip') : [each])) : named
  const chosen = meant.length > 0 ? meant : guessed(said, text)
  return {
    found: chosen.slice(0, mostAnswers).flatMap((each) => answerOf(each, isOpen ? {} : said, asked, changed)),
    unread,
    isNamed: meant.length > 0,
  }
}

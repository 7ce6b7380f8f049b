import { namesOf } from '@artha/contract/names-of'
import { rupees, wholeRupees } from '../../../lib/money.ts'
import { depositFigures } from '../fixed-deposit/deposit-figures.ts'
import { valueText } from '../inputs/value-words.ts'
import { loanFigures } from '../loan/loan-figures.ts'
import { loanKinds } from '../loan/loan-limits.ts'
import { boardGroups } from './board-rows.ts'
import { currentWords, type ChangedWords } from './changed-words.ts'
import { plainQuestion, saidFigures, type Said } from './said-figures.ts'

/** Where a question leads, filled with what it says. */
export interface BoardAnswer {
  name: string
  words: string
  to: string
}

type Parameter = 'amount' | 'rate' | 'years' | 'months' | 'taxYear'

interface Topic {
  path: string
  /** By which words it is meant. */
  words: RegExp
  /** What its link calls what was said. */
  parameters: Partial<Record<Parameter, string>>
}

const loan = { amount: 'principal', rate: 'annualRate', months: 'months' }
const topic = (name: string, words: RegExp, parameters: Topic['parameters'] = {}): Topic => ({ path: `/${name}-calculator`, words, parameters })

/** The more special word comes first: a "car loan" is one before it is a loan. */
const topics: readonly Topic[] = [
  topic('income-tax', /\btax\b|regime|आयकर|टैक्स/, { amount: 'salary', taxYear: 'taxYear' }),
  topic('salary', /salary|\bctc\b|in.?hand|take.?home|वेतन/, { amount: 'ctc', taxYear: 'taxYear' }),
  topic('hra', /\bhra\b|\brent\b|किराया/),
  topic('gst', /\bgst\b|जीएसटी/, { amount: 'amount', rate: 'rate' }),
  topic('gratuity', /gratuity|ग्रेच्युटी/, { amount: 'salary', months: 'months' }),
  topic('capital-gains', /capital|\bgains?\b|\bltcg\b|\bstcg\b/),
  topic('car-loan', /\bcar\b|vehicle|bike|गाडी|कार/, loan),
  topic('loan-eligibility', /eligib|how much loan/, { amount: 'income', rate: 'annualRate', months: 'months' }),
  topic('balance-transfer', /transfer|refinanc/, { amount: 'outstanding', rate: 'oldRate', months: 'months' }),
  topic('flat-rate', /\bflat\b/, { amount: 'principal', rate: 'flatRate', months: 'months' }),
  topic('credit-card', /credit card|\bcard\b/, { amount: 'balance', rate: 'annualRate' }),
  topic('credit', /score|cibil/),
  topic('home-loan', /\bhome\b|house|\bflat loan\b|होम|मकान|घर/, loan),
  topic('swp', /\bswp\b|withdraw/, { amount: 'corpus', rate: 'annualRate', months: 'months' }),
  topic('retirement', /retire|pension|\bfire\b/),
  topic('sip', /\bsip\b|mutual|एसआईपी/, { amount: 'monthly', rate: 'annualRate', months: 'months' }),
  topic('goal', /\bgoal\b|target/, { amount: 'target', rate: 'annualRate', months: 'months' }),
  topic('lumpsum', /lump/, { amount: 'principal', rate: 'annualRate', years: 'years' }),
  topic('rd', /\brd\b|recurring/, { amount: 'monthly', rate: 'annualRate', months: 'months' }),
  topic('fixed-deposit', /\bfd\b|fixed|deposit|एफडी/, { amount: 'principal', rate: 'annualRate', years: 'years' }),
  topic('ppf', /\bppf\b|पीपीएफ/, { amount: 'yearly', rate: 'annualRate' }),
  topic('sukanya', /sukanya|\bssy\b|daughter|girl|सुकन्या/, { amount: 'yearly', rate: 'annualRate' }),
  topic('post-office', /post|\bnsc\b|\bkvp\b|\bscss\b|\bmis\b|डाकघर/, { amount: 'amount', rate: 'annualRate' }),
  topic('epf', /\bepf\b|provident|\bpf\b/, { amount: 'wage', rate: 'annualRate', months: 'months' }),
  topic('nps', /\bnps\b|national pension/, { amount: 'monthly', rate: 'annualRate', months: 'months' }),
  topic('returns', /^(?!.*\b(?:tax|itr|gst|fil(?:e|ing)|late|belated)\b).*\breturns?\b|cagr|xirr/),
  topic('inflation', /inflation|महंगाई/, { amount: 'amount', rate: 'inflation', months: 'months' }),
  topic('networth', /worth|assets?|liabilit/),
  topic('budget', /budget|expens(?!e ratio)|बजट/),
  topic('insurance', /insur|premium|बीमा/),
  topic('revenue', /revenue|profit|sales|मुनाफा/),
  topic('investment', /invest|निवेश/, { amount: 'initial', rate: 'annualRate', years: 'years' }),
  topic('loan', /\bloans?\b|\bemis?\b|borrow|लोन|ऋण|कर्ज/, loan),
]

const rows = boardGroups.flatMap((group) => group.rows)
const largeLoan = 1_000_000

/** Salaries are said by the month; nobody's cost to company is so little in a year. */
const leastOfYear = 200_000
const saysYear = /\bctc\b|\blpa\b|year|annual|\bp\.?a\b|साल|वर्ष/

const saysMonth = /\b(?:(?:per|a|every|each) month|monthly|p\.?m\b|mahin[ae])|महीन|माह/
/** "1.5% a month" is 18% a year, as lenders reckon. */
const asYearlyRate = (rate: number, text: string) => (saysMonthlyRate.test(text) ? Math.round(rate * 12 * 1_000) / 1_000 : rate)
const saysMonthlyRate = /(?:%|per ?cent) ?(?:(?:per|a) month|monthly|p\.?m\b)/
/** Their sums are of a year. */
const ofYears: ReadonlySet<string> = new Set(['/salary-calculator', '/income-tax-calculator', '/ppf-calculator', '/sukanya-calculator'])

/** A year's sum, where what was said is or can only be a month's. */
function asYearly(path: string, amount: number, text: string) {
  if (ofYears.has(path) && saysMonth.test(text)) return amount * 12
  return path === '/salary-calculator' && amount < leastOfYear && !saysYear.test(text) ? amount * 12 : amount
}

/** A sum of each year is none of each month: then the field keeps its own. */
const fits = (name: string | undefined, text: string) =>
  name !== undefined && !(name === 'monthly' && /\b(?:per|a|every|each) year|yearly|annual/.test(text))

/** What was said of what a calculator takes; the rest of the question is not in its words either. */
function takenBy({ path, parameters }: Topic, { amount, rate, months, taxYear }: Said, text: string): Said {
  const isTimed = parameters.months !== undefined || parameters.years !== undefined
  return {
    ...(fits(parameters.amount, text) && amount !== undefined && { amount: asYearly(path, amount, text) }),
    ...(parameters.rate !== undefined && rate !== undefined && { rate: asYearlyRate(rate, text) }),
    ...(isTimed && months !== undefined && { months }),
    ...(parameters.taxYear !== undefined && taxYear !== undefined && { taxYear }),
  }
}

function linkOf({ path, parameters }: Topic, { amount, rate, months, taxYear }: Said) {
  const values: Readonly<Record<Parameter, number | string | undefined>> = {
    amount,
    rate,
    months,
    years: months === undefined ? undefined : Math.round((months / 12) * 100) / 100,
    taxYear,
  }
  const pairs = namesOf(values).flatMap((part): [string, string][] => {
    const [name, value] = [parameters[part], values[part]]
    return name === undefined || value === undefined ? [] : [[name, String(value)]]
  })
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

const saidWords = ({ amount, rate, months, taxYear }: Said) =>
  [
    amount !== undefined && (Number.isInteger(amount) ? wholeRupees(amount) : rupees(amount)),
    rate !== undefined && valueText('percent', rate),
    months !== undefined && (Number.isInteger(months) ? valueText('years', months / 12) : `${months} months`),
    taxYear,
  ]
    .filter(Boolean)
    .join(', ')

/** The instalment of a loan, or what a deposit comes to, where the question says enough for it. */
function workedOut(path: string, { amount, rate, months }: Said) {
  if (amount === undefined || rate === undefined || !months) return undefined
  if (path === '/fixed-deposit-calculator') {
    const deposit = depositFigures({ principal: amount, annualRatePercent: rate, tenureMonths: months })
    return deposit && `${wholeRupees(deposit.quarterlyMaturityValue)} at maturity, with quarterly interest`
  }
  if (!loanKinds.some((kind) => path === `/${kind}-calculator`)) return undefined
  const emi = loanFigures({ principal: amount, annualRatePercent: rate, tenureMonths: months })?.emi
  return emi === undefined ? undefined : `${wholeRupees(emi)} a month`
}

function answerOf(each: Topic, all: Said, text: string, changed: ChangedWords): BoardAnswer[] {
  const known = rows.find(({ path }) => path === each.path)
  if (!known) return []
  const row = currentWords(changed, known.path, known)
  const said = takenBy(each, all, text)
  const words = [workedOut(each.path, said), saidWords(said)].filter(Boolean).join(': ')
  return [{ name: row.name, words: words || `${row.figure} ${row.text}`, to: linkOf(each, said) }]
}

const mostAnswers = 4

/** What a question leads to, and what of it could not be read: then the calculators open as they are, and nothing is guessed. */
export interface QuestionReading {
  found: BoardAnswer[]
  unread: readonly string[]
  /** Words say which calculators are meant; else the size of the figures does. */
  isNamed: boolean
  /** The question in both ways, where a comma or a "Cr" of it can be read in two, which `doubt` says. */
  readings?: readonly [string, string]
  doubt?: string
}

const byName = (name: string) => topics.filter(({ path }) => path === `/${name}-calculator`)

/** A question without words is about what its figures fit by their size. */
function guessed({ amount, rate, months }: Said) {
  if (amount === undefined) return []
  if (amount < 100_000 && months !== undefined) return [...byName('sip'), ...byName('loan'), ...byName('rd')]
  return [...byName(amount >= largeLoan ? 'home-loan' : 'loan'), ...byName('fixed-deposit'), ...(rate === undefined ? byName('income-tax') : [])]
}

/** What a question leads to: by its words, and where it has none by the size of its figures. */
export function readQuestion(question: string, changed: ChangedWords = {}): QuestionReading {
  const text = plainQuestion(question)
  const { said, unread, readings, doubt = '' } = saidFigures(text)
  if (readings) return { found: [], unread, isNamed: false, readings, doubt }
  const named = topics.filter(({ words }) => words.test(text))
  // What is invested each month is a plan, and no single sum
  const meant = saysMonth.test(text) ? named.flatMap((each) => (each.path === '/investment-calculator' ? byName('sip') : [each])) : named
  const chosen = meant.length > 0 ? meant : guessed(said)
  // A home loan is a loan too: a question about one is not about the other
  const special = chosen.filter(({ path }) => path !== '/loan-calculator' || chosen.length === 1 || meant.length === 0)
  return { found: special.slice(0, mostAnswers).flatMap((each) => answerOf(each, said, text, changed)), unread, isNamed: meant.length > 0 }
}

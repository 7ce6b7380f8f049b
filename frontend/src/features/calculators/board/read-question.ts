import { namesOf } from '@artha/contract/names-of'
import { wholeRupees } from '../../../lib/money.ts'
import { valueText } from '../inputs/value-words.ts'
import { loanFigures } from '../loan/loan-figures.ts'
import { loanKinds } from '../loan/loan-limits.ts'
import { boardGroups } from './board-rows.ts'
import { currentWords, type ChangedWords } from './changed-words.ts'

/** Where a question leads, filled with what it says. */
export interface BoardAnswer {
  name: string
  words: string
  to: string
}

/** What is said in a question; `amount` in rupees. */
interface Said {
  amount?: number
  rate?: number
  months?: number
}

type Parameter = 'amount' | 'rate' | 'years' | 'months'

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
  topic('income-tax', /\btax\b|regime|आयकर|टैक्स/, { amount: 'salary' }),
  topic('salary', /salary|\bctc\b|in.?hand|take.?home|वेतन/, { amount: 'ctc' }),
  topic('hra', /\bhra\b|\brent\b|किराया/),
  topic('gst', /\bgst\b|जीएसटी/, { amount: 'amount', rate: 'rate' }),
  topic('gratuity', /gratuity|ग्रेच्युटी/, { amount: 'salary' }),
  topic('capital-gains', /capital|\bgains?\b|\bltcg\b|\bstcg\b/),
  topic('car-loan', /\bcar\b|vehicle|bike|गाड़ी|कार/, loan),
  topic('loan-eligibility', /eligib|how much loan/, { amount: 'income', rate: 'annualRate', months: 'months' }),
  topic('balance-transfer', /transfer|refinanc/, { amount: 'outstanding', months: 'months' }),
  topic('flat-rate', /\bflat\b/, { amount: 'principal', rate: 'flatRate', months: 'months' }),
  topic('credit-card', /credit card|\bcard\b/, { amount: 'balance', rate: 'annualRate' }),
  topic('credit', /score|cibil/),
  topic('home-loan', /\bhome\b|house|\bflat loan\b|मकान|घर/, loan),
  topic('swp', /\bswp\b|withdraw/, { amount: 'corpus', rate: 'annualRate', months: 'months' }),
  topic('retirement', /retire|pension|\bfire\b/),
  topic('sip', /\bsip\b|mutual|एसआईपी/, { amount: 'monthly', rate: 'annualRate', months: 'months' }),
  topic('goal', /\bgoal\b|target/, { amount: 'target', rate: 'annualRate', months: 'months' }),
  topic('lumpsum', /lump/, { amount: 'principal', rate: 'annualRate', years: 'years' }),
  topic('rd', /\brd\b|recurring/, { amount: 'monthly', rate: 'annualRate', months: 'months' }),
  topic('fixed-deposit', /\bfd\b|fixed|deposit|एफडी/, { amount: 'principal', rate: 'annualRate', years: 'years' }),
  topic('ppf', /\bppf\b|पीपीएफ/, { amount: 'yearly' }),
  topic('sukanya', /sukanya|\bssy\b|daughter|girl|सुकन्या/, { amount: 'yearly' }),
  topic('post-office', /post|\bnsc\b|\bkvp\b|\bscss\b|\bmis\b|डाकघर/, { amount: 'amount' }),
  topic('epf', /\bepf\b|provident|\bpf\b/, { amount: 'wage' }),
  topic('nps', /\bnps\b|national pension/, { amount: 'monthly', months: 'months' }),
  topic('returns', /return|cagr|xirr/),
  topic('inflation', /inflation|महंगाई/, { amount: 'amount', months: 'months' }),
  topic('networth', /worth|assets?|liabilit/),
  topic('budget', /budget|expens|बजट/),
  topic('insurance', /insur|premium|बीमा/),
  topic('revenue', /revenue|profit|sales|मुनाफा/),
  topic('investment', /invest|निवेश/, { amount: 'initial', rate: 'annualRate', years: 'years' }),
  topic('loan', /\bloan\b|\bemi\b|borrow|लोन|ऋण|कर्ज/, loan),
]

const zeros: Readonly<Record<string, number>> = {
  cr: 1e7,
  crore: 1e7,
  करोड: 1e7,
  lakh: 1e5,
  lac: 1e5,
  l: 1e5,
  लाख: 1e5,
  k: 1e3,
  thousand: 1e3,
  हजार: 1e3,
}
const figures =
  /(\d[\d,]*(?:\.\d+)?)\s*(crores?|cr|lakhs?|lacs?|thousand|[lk](?![a-z])|करोड|लाख|हजार|%|per ?cent|years?|yrs?|y(?![a-z])|साल|वर्ष|months?|mths?|महीने|माह)?/gu
const highestRate = 40
const longestYears = 60

const isMonths = (unit: string) => /^(m|महीने|माह)/.test(unit)
const isYears = (unit: string) => /^(y|साल|वर्ष)/.test(unit)

/** The figures of a question: with a unit each is what its unit says, without one by its size and its place. */
function saidIn(text: string): Said {
  const said: Said = {}
  for (const [, digits = '', unit = ''] of text.matchAll(figures)) {
    const value = Number(digits.replaceAll(',', ''))
    const scale = zeros[unit.replace(/s$/, '')]
    if (isMonths(unit)) said.months ??= Math.round(value)
    else if (isYears(unit)) said.months ??= Math.round(value * 12)
    else if (/^(%|per)/.test(unit)) said.rate ??= value
    else if (scale !== undefined || value >= 100) said.amount ??= value * (scale ?? 1)
    else if (said.rate === undefined && value <= highestRate) said.rate = value
    else if (value <= longestYears) said.months ??= Math.round(value * 12)
  }
  return said
}

/** One spelling of what can be written in several. */
const plain = (text: string) =>
  text
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/\u093c/g, '')

const rows = boardGroups.flatMap((group) => group.rows)
const largeLoan = 1_000_000

function linkOf({ path, parameters }: Topic, { amount, rate, months }: Said) {
  const values: Readonly<Record<Parameter, number | undefined>> = { amount, rate, months, years: months === undefined ? undefined : months / 12 }
  const pairs = namesOf(values).flatMap((part): [string, string][] => {
    const [name, value] = [parameters[part], values[part]]
    return name === undefined || value === undefined ? [] : [[name, String(Math.round(value * 100) / 100)]]
  })
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

const saidWords = ({ amount, rate, months }: Said) =>
  [
    amount !== undefined && wholeRupees(amount),
    rate !== undefined && valueText('percent', rate),
    months !== undefined && valueText('years', months / 12),
  ]
    .filter(Boolean)
    .join(', ')

/** The instalment, where the question is about a loan and says enough. */
function instalmentOf(path: string, { amount, rate, months }: Said) {
  const isLoan = loanKinds.some((kind) => path === `/${kind}-calculator`)
  if (!isLoan || amount === undefined || rate === undefined || !months) return undefined
  const emi = loanFigures({ principal: amount, annualRatePercent: rate, tenureMonths: months })?.emi
  return emi === undefined ? undefined : `${wholeRupees(emi)} a month`
}

function answerOf(each: Topic, said: Said, changed: ChangedWords): BoardAnswer[] {
  const known = rows.find(({ path }) => path === each.path)
  if (!known) return []
  const row = currentWords(changed, known.path, known)
  const words = [instalmentOf(each.path, said), saidWords(said)].filter(Boolean).join(': ')
  return [{ name: row.name, words: words || `${row.figure} ${row.text}`, to: linkOf(each, said) }]
}

const mostAnswers = 4

/** What a question leads to: by its words, and where it has none by the size of its figures. */
export function readQuestion(question: string, changed: ChangedWords = {}): BoardAnswer[] {
  const text = plain(question)
  const said = saidIn(text)
  const meant = topics.filter(({ words }) => words.test(text))
  const byName = (name: string) => topics.filter(({ path }) => path === `/${name}-calculator`)
  const guessed = () => {
    if (said.amount === undefined) return []
    const isLarge = said.amount >= largeLoan
    return said.amount < 100_000 && said.months !== undefined
      ? [...byName('sip'), ...byName('loan'), ...byName('rd')]
      : [...byName(isLarge ? 'home-loan' : 'loan'), ...byName('fixed-deposit'), ...(said.rate === undefined ? byName('income-tax') : [])]
  }
  const chosen = meant.length > 0 ? meant : guessed()
  // A home loan is a loan too: whoever asks for one is not asking for the other
  const special = chosen.filter(({ path }) => path !== '/loan-calculator' || chosen.length === 1 || meant.length === 0)
  return special.slice(0, mostAnswers).flatMap((each) => answerOf(each, said, changed))
}

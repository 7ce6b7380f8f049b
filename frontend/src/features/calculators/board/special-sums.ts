import { wholeRupees } from '../../../lib/money.ts'
import { valueText } from '../inputs/value-texts.ts'
import { schemeOf } from './certainty.ts'
import { isMonthly, isYearly, type ListedAmount } from './listed-numbers.ts'
import { monthsPart, one, ratePart, rupeesPart, sumFor, yearsPart, type Question, type Rule } from './special-sum.ts'

const has = ({ paths }: Question, ...names: string[]) => names.some((name) => paths.includes(`/${name}-calculator`))

/** True if a question has at most one rate and one period, and no unreadable number. */
const isPlain = ({ rates, months, isStrange }: Question) => rates.length <= 1 && months.length <= 1 && !isStrange

const wishBefore =
  /(?:\b(?:goal|target|corpus|reach|accumulate|collect|build|get|make|need|want|save|have|saving|become|kamane|crorepati)(?: (?:of|is|for|up|to|about|around|a|an|rs|me|total|the|corpus))* ?$|\bsips? (?:needed |required )?(?:for|to get|to make|to reach)(?: (?:a|an|corpus of|rs))* ?$|(?:how much|kitn[ai]).* for (?:rs )?$|\b(?:for|to) (?:a )?(?:corpus|goal|target) of ?$)/
const wishAfter =
  /^ ?(?:rupees |rs )?(?:(?:ka |का )?(?:ke liye|के लिए|chahiye|chaiye|चाहिए|banane|banana|banaane|बनाने|बनाना|jodne|jodna|जोड़ने|जोडने|jama karn[ae]|bachane|corpus|goal|target|fund)(?![\p{L}\p{M}]))/u
const isWish = ({ before, after }: ListedAmount) => wishBefore.test(before) || wishAfter.test(after)
const leastWish = 100_000

/** "SIP for 1 crore in 15 years": the crore is the goal and not the monthly payment. */
const goal: Rule = (question) => {
  const [amount, rate, months] = [one(question.amounts), one(question.rates), one(question.months)]
  const isOfSaving = question.paths.every((path) => /^\/(?:sip|investment|goal|retirement|lumpsum|rd|sukanya|budget)-/.test(path))
  if (!isOfSaving || !isPlain(question) || amount === undefined || isMonthly(amount) || amount.value < leastWish || !isWish(amount)) return undefined
  if (question.paths.length === 0 && months === undefined) return undefined
  const isOfOne = has(question, 'lumpsum') || (has(question, 'investment') && !has(question, 'sip') && !/month|mahin|sip/.test(question.text))
  if (isOfOne || /\bloans?\b|\brent\b/.test(question.text)) return undefined
  return sumFor('goal', rupeesPart('target', amount.value), ratePart(rate), monthsPart(months))
}

const stepUp = /step.?up|top.?up|increas|badha|बढ़ा|बढा/

/** A SIP that grows by a percentage each year, or one that lasts until an age. */
const growingSip: Rule = (question) => {
  const { text, rates, months, age, untilAge, isStrange } = question
  const amount = one(question.amounts)
  const isSip = has(question, 'sip') && question.paths.length === 1
  if (!isSip || isStrange || amount === undefined || isYearly(amount)) return undefined
  const term =
    one(months) ?? (months.length === 0 && age !== undefined && untilAge !== undefined && untilAge > age ? (untilAge - age) * 12 : undefined)
  const isGrowing = stepUp.test(text)
  if (rates.length > 1 || (months.length > 1 && !isGrowing) || (!isGrowing && untilAge === undefined)) return undefined
  const [rate] = rates
  return sumFor('sip', rupeesPart('monthly', amount.value), ratePart(isGrowing ? undefined : rate), monthsPart(term), [
    'stepUpPercent',
    isGrowing ? rate : undefined,
    isGrowing && rate !== undefined ? `${valueText('percent', rate)} more each year` : undefined,
  ])
}

/** Monthly savings, "if I save 5000 per month", also with a single amount: "1 lakh and 5000 per month". */
const monthlySaving: Rule = (question) => {
  const { amounts, text } = question
  const [rate, months] = [one(question.rates), one(question.months)]
  if (!isPlain(question) || /\bloans?\b|\brent\b|salary|income|earn|expens|kharch|\bemi\b|tax|\bswp\b|withdraw|insur/.test(text)) return undefined
  const monthly = amounts.filter(isMonthly)
  const each = one(monthly)
  if (each === undefined) return undefined
  const others = amounts.filter((amount) => amount !== each)
  const once = one(others)
  if (once !== undefined && has(question, 'investment', 'lumpsum', 'sip')) {
    return sumFor('investment', rupeesPart('initial', once.value), rupeesPart('monthly', each.value, ' a month'), ratePart(rate), yearsPart(months))
  }
  if (others.length > 0) return undefined
  const isOfBank = question.paths.length > 0 && question.paths.every((path) => /^\/(?:fixed-deposit|rd)-/.test(path))
  const isOpen = question.paths.length === 0 && (months !== undefined || /\bsav(?:e|ing)|invest|bachat|jama|jodu|बचत|जमा/.test(text))
  if (!isOfBank && !isOpen) return undefined
  return sumFor(isOfBank ? 'rd' : 'sip', rupeesPart('monthly', each.value, ' a month'), ratePart(rate), monthsPart(months))
}

const grows =
  /\b(?:becomes?|grow|growth|worth (?:in|after)|value (?:in|after)|ho jay?ega|ban jay?ega|banega|hoga|milega|milenge|returns?)\b|हो जाएग|बन जाएग|मिलेग|बनेग/

/** A single investment: "what will 10 lakh become in 20 years at 8%". */
const leftAlone: Rule = (question) => {
  const [amount, rate, months] = [one(question.amounts), one(question.rates), one(question.months)]
  if (!isPlain(question) || amount === undefined || isMonthly(amount) || isYearly(amount) || months === undefined) return undefined
  const isFund = question.paths.length === 1 && has(question, 'sip') && !/\bsips?\b|एसआईपी/.test(question.text) && amount.value >= leastWish
  const isBoth = has(question, 'lumpsum') && question.paths.every((path) => /^\/(?:lumpsum|sip|investment)-/.test(path))
  const isOpen = question.paths.every((path) => path === '/returns-calculator') && grows.test(question.text) && rate !== undefined
  if (!isFund && !isBoth && !isOpen) return undefined
  return sumFor('lumpsum', rupeesPart('principal', amount.value), ratePart(rate), yearsPart(months))
}

/** A fund with equal monthly withdrawals. */
const withdrawals: Rule = (question) => {
  const { amounts } = question
  const [rate, months] = [one(question.rates), one(question.months)]
  if (!has(question, 'swp') || !isPlain(question) || amounts.length !== 2) return undefined
  const each = one(amounts.filter(isMonthly))
  const corpus = amounts.find((amount) => amount !== each)
  if (each === undefined || corpus === undefined || corpus.value < each.value * 10) return undefined
  return sumFor('swp', rupeesPart('corpus', corpus.value), rupeesPart('withdrawal', each.value, ' a month'), ratePart(rate), monthsPart(months))
}

/** The return between two values: "1 lakh became 2 lakh in 5 years". */
const yearlyReturn: Rule = (question) => {
  const { amounts, text, rates, isStrange } = question
  const months = one(question.months)
  const [start, end] = amounts
  const isAsked = has(question, 'returns') || /\bbec(?:ame|ome)|\bgrew\b|turned|ban g[ae]y|ho g[ae]y|हो ग|बन ग/.test(text)
  if (!isAsked || isStrange || rates.length > 0 || amounts.length !== 2 || !start || !end || months === undefined || amounts.some(isMonthly))
    return undefined
  return sumFor(
    'returns',
    ['start', start.value, `${wholeRupees(start.value)} to ${wholeRupees(end.value)}`],
    ['end', end.value, undefined],
    yearsPart(months),
  )
}

/** The retirement age and the monthly expenses. */
const retirement: Rule = (question) => {
  const { amounts, age, untilAge, text } = question
  if (!has(question, 'retirement') || question.paths.some((path) => !/^\/(?:retirement|budget)-/.test(path))) return undefined
  const spent = one(amounts)
  const isSpent = spent !== undefined && (isMonthly(spent) || /expens|kharch|spend|खर्च/.test(text)) && spent.value < 2_000_000 && !isYearly(spent)
  if (amounts.length > (isSpent ? 1 : 0) || question.months.length > 0 || question.rates.length > 0) return undefined
  if (age === undefined && untilAge === undefined && !isSpent) return undefined
  return sumFor(
    'retirement',
    ['age', age, age === undefined ? undefined : `age ${age}`],
    ['retireAge', untilAge, untilAge === undefined ? undefined : `until ${untilAge}`],
    rupeesPart('expenses', isSpent ? spent.value : undefined, ' a month'),
  )
}

/** NPS payments from the given age until 60. */
const untilSixty: Rule = (question) => {
  const { age, months } = question
  const [amount, rate] = [one(question.amounts), one(question.rates)]
  if (!has(question, 'nps') || question.paths.length > 1 || !isPlain(question) || age === undefined || months.length > 0) return undefined
  if (amount === undefined || isYearly(amount) || age < 18 || age >= 60) return undefined
  const term = ((question.untilAge ?? 60) - age) * 12
  return sumFor('nps', rupeesPart('monthly', amount.value), ratePart(rate), monthsPart(term))
}

/** A Sukanya account, with the girl's age. */
const sukanya: Rule = (question) => {
  const { age } = question
  const amount = one(question.amounts)
  if (!has(question, 'sukanya') || !isPlain(question) || age === undefined || age > 10 || amount === undefined) return undefined
  const yearly = isMonthly(amount) ? amount.value * 12 : amount.value
  if (yearly > 150_000 || (!isMonthly(amount) && !isYearly(amount) && yearly <= 12_500)) return undefined
  return sumFor('sukanya', rupeesPart('yearly', yearly), ['age', age, `age ${age}`])
}

/** A post office scheme by its name. */
const postOffice: Rule = (question) => {
  const scheme = has(question, 'post-office') ? schemeOf(question.text, one(question.months)) : undefined
  const amount = one(question.amounts)
  const rate = one(question.rates)
  if (scheme === undefined || amount === undefined || !isPlain(question) || isMonthly(amount)) return undefined
  return sumFor('post-office', ['scheme', scheme, undefined], rupeesPart('amount', amount.value), ratePart(rate))
}

export const savingRules: readonly Rule[] = [
  withdrawals,
  retirement,
  untilSixty,
  sukanya,
  postOffice,
  yearlyReturn,
  goal,
  growingSip,
  monthlySaving,
  leftAlone,
]

import { wholeRupees } from '../../../lib/money.ts'
import { valueText } from '../inputs/value-texts.ts'
import { isMonthly, isYearly, type ListedAmount } from './listed-numbers.ts'
import { monthsPart, ratePart, rupeesPart, sumFor, type Rule } from './special-sum.ts'

/** In rupees. A lower income is monthly, a higher one annual; in between it is unclear. */
const [mostOfMonth, leastOfYear] = [200_000, 500_000]

function monthlyIncome(amount: ListedAmount, question: string): number | undefined {
  if (isMonthly(amount)) return amount.value
  if (isYearly(amount) || /\bctc\b|\blpa\b|yearly|annual/.test(question)) return Math.round(amount.value / 12)
  if (amount.value < mostOfMonth) return amount.value
  return amount.value >= leastOfYear ? Math.round(amount.value / 12) : undefined
}

const isEmi = ({ before }: ListedAmount) => /\b(?:emis?|obligations?)(?: (?:of|is|hai|=))* ?$/.test(before)
const isIncome = ({ before, after }: ListedAmount) =>
  /\b(?:salary|income|earn|earning|tankhwah|in hand|wage)s?(?: (?:of|is|hai|=|rs))* ?$|(?:वेतन|सैलरी)(?: है)? ?$/.test(before) ||
  /^ ?(?:rupees )?(?:salary|income|वेतन|सैलरी)/.test(after)

/** The loan that a monthly income allows. */
const eligibility: Rule = (question) => {
  if (!question.paths.includes('/loan-eligibility-calculator') || question.rates.length > 1 || question.months.length > 1 || question.isStrange)
    return undefined
  const emi = question.amounts.find(isEmi)
  const others = question.amounts.filter((amount) => amount !== emi)
  const [first] = others
  if (first === undefined || others.length > 1) return undefined
  // In "loan of 50 lakh eligibility", the amount is the loan
  const isLoan = /\bloan of ?$/.test(first.before) || (!isIncome(first) && /^ ?(?:home )?loan/.test(first.after))
  const income = isLoan ? undefined : monthlyIncome(first, question.text)
  if (income === undefined) return undefined
  return sumFor(
    'loan-eligibility',
    rupeesPart('income', income, ' a month'),
    ['obligations', emi?.value, emi && `EMIs of ${wholeRupees(emi.value)}`],
    ratePart(question.rates[0]),
    monthsPart(question.months[0]),
  )
}

const prepaid = /prepa\w*|pre-pay\w*|part.?pay\w*|pay extra|extra pay\w*/
const isPrepaid = ({ before, after }: ListedAmount) =>
  new RegExp(`(?:${prepaid.source})(?: (?:of|rs|karu|karun|kar|with|a|an))* ?$`).test(before) ||
  /^ ?(?:rupees )?(?:prepay|prepaid|part.?pay|extra|pre-pay)/.test(after)
const kinds = ['home-loan', 'car-loan', 'loan']

/** A loan with a prepayment: "home loan 50 lakh 8.5% 20 years prepay 2 lakh". The prepayment is after 12 months unless a time is given. */
const prepayment: Rule = (question) => {
  const { amounts, rates, months } = question
  const kind = kinds.find((each) => question.paths.includes(`/${each}-calculator`))
  const part = amounts.find(isPrepaid)
  const loan = amounts.find((amount) => amount !== part)
  const [rate, term, after = 12] = [rates[0], months[0], months[1]]
  if (!part || !loan || amounts.length > 2 || kind === undefined || question.isStrange || isMonthly(part) || isYearly(part)) return undefined
  if (rate === undefined || rates.length > 1 || term === undefined || months.length > 2 || after >= term || part.value >= loan.value) return undefined
  if (months.length === 2 && !/after|baad|बाद/.test(question.text)) return undefined
  return sumFor(kind, rupeesPart('principal', loan.value), ratePart(rate), monthsPart(term), [
    'prepay',
    `once:${after}:${part.value}:time`,
    `${wholeRupees(part.value)} paid extra after month ${after}`,
  ])
}

/** A loan that is moved from one rate to another: "from 9.5% to 8.5%". */
const transfer: Rule = ({ paths: named, amounts, rates, months, isStrange }) => {
  const [amount, oldRate, newRate, left] = [amounts[0], rates[0], rates[1], months[0]]
  if (!named.includes('/balance-transfer-calculator') || isStrange || amounts.length !== 1 || rates.length !== 2 || months.length !== 1)
    return undefined
  return sumFor(
    'balance-transfer',
    rupeesPart('outstanding', amount?.value),
    monthsPart(left),
    [
      'oldRate',
      oldRate,
      oldRate === undefined || newRate === undefined ? undefined : `${valueText('percent', oldRate)} to ${valueText('percent', newRate)}`,
    ],
    ['newRate', newRate, undefined],
  )
}

const highCities = /mumbai|kolkata|delhi|chennai|hyderabad|pune|ahmedabad|bengaluru|bangalore|मुंबई|दिल्ली/
const partOf = (amounts: readonly ListedAmount[], name: RegExp) => amounts.filter(({ before }) => name.test(before.trim()))

/** Basic pay, HRA and rent, each recognised by its word. Monthly amounts, as on payslips. */
const hra: Rule = ({ paths: named, amounts, text: words, isStrange }) => {
  if (!named.includes('/hra-calculator') || amounts.length !== 3 || isStrange) return undefined
  const parts = [/\bbasic(?: (?:pay|salary|is|of))*$/, /\bhra(?: (?:is|of|received))*$/, /\brent(?: (?:is|of|paid))*$/].map((name) =>
    partOf(amounts, name),
  )
  const [basic, allowance, rent] = parts.map((found) => (found.length === 1 ? found[0]?.value : undefined))
  const isOfYear = /year|annual/.test(words)
  if (basic === undefined || allowance === undefined || rent === undefined || (!isOfYear && basic > mostOfMonth)) return undefined
  const times = isOfYear ? 1 : 12
  const city = highCities.test(words) ? 'metro' : undefined
  return sumFor(
    'hra',
    ['basic', basic * times, `basic pay ${wholeRupees(basic * times)}`],
    ['hra', allowance * times, `HRA ${wholeRupees(allowance * times)}`],
    ['rent', rent * times, `rent ${wholeRupees(rent * times)} a year`],
    ['city', city, city === undefined ? 'assumed: a city with the higher limit' : undefined],
  )
}

const included = /\binclu|\bincl\b|revers|remov|extract|take out|nikal|back.?calc|\bmrp\b|सहित|समेत/

/** A price that includes GST. */
const gstInPrice: Rule = ({ paths: named, amounts, rates, text: words, isStrange }) => {
  const [amount, rate] = [amounts[0], rates[0]]
  if (!named.includes('/gst-calculator') || !included.test(words) || /exclu|not inclu/.test(words)) return undefined
  if (!amount || amounts.length > 1 || rates.length !== 1 || isStrange) return undefined
  return sumFor('gst', ['amount', amount.value, `${wholeRupees(amount.value)} with GST`], ratePart(rate, 'rate'), ['mode', 'remove', undefined])
}

const deductionOf = ({ before, after }: ListedAmount, names: readonly string[]) => {
  const near = `${before}|${after}`
  if (/deduction/.test(near)) return 'deductions'
  return names.some((name) => /^80c$/.test(name)) ? 'section80C' : undefined
}

/** Tax with an age, or with one deduction of the old regime. */
const tax: Rule = ({ paths: named, amounts, rates, months, names, age, text: words, isStrange }) => {
  if (named[0] !== '/income-tax-calculator' || rates.length > 0 || months.length > 0 || isStrange) return undefined
  const isSenior = age !== undefined ? age >= 60 : /senior citizen|pensioner|वरिष्ठ/.test(words)
  const band = age !== undefined && age >= 80 ? '80plus' : isSenior ? '60to79' : undefined
  const [salary, deducted] = amounts
  const name = deducted && deductionOf(deducted, names)
  if (!salary || amounts.length > 2 || (deducted && name === undefined) || (!deducted && band === undefined) || (!deducted && names.length > 0))
    return undefined
  const yearly = isMonthly(salary) ? salary.value * 12 : salary.value
  if (yearly < mostOfMonth) return undefined
  return sumFor(
    'income-tax',
    rupeesPart('salary', yearly),
    ['age', band, band === undefined ? undefined : band === '80plus' ? 'age 80 or more' : 'age 60 to 79'],
    [name ?? 'deductions', deducted?.value, deducted && `${wholeRupees(deducted.value)} ${name === 'section80C' ? 'under 80C' : 'of deductions'}`],
  )
}

export const borrowingRules: readonly Rule[] = [eligibility, prepayment, transfer, hra, gstInPrice, tax]

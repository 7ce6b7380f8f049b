import { wholeRupees } from '../../../lib/money.ts'
import { isMonthly, isYearly, type Listed, type ListedAmount } from './listed-numbers.ts'

/**
 * If it is uncertain what an amount means, no result is shown. These words say that the amount is not an input of a calculator but, for example, part
 * of a price, a limit, a balance or a deduction.
 */
const ofOthers =
  /\btds\b|\btcs\b|stamp duty|registration|down.?payment|discount|cash.?back|\blimits?\b|ceiling|penalt|late fee|\bleft\b|remaining|\bbalance of\b|\bbaki\b|\bbacha\b|already|instalments? (?:paid|left)|double|doubling|टीडीएस|सीमा/

/** Income that has its own tax rules or is not a salary. */
const ofOtherIncome =
  /interest|dividend|gain|\bgifts?\b|\brent\b|rental|lottery|\bprize|winning|property|\broad tax|\bhouse tax|\bwealth|bonus|\bsales? of|\bsold\b|\bsell|crypto|professional tax|advance tax|\bppf\b|\bepf\b|\bpf\b|\bnps\b|\bfds?\b|\bsip\b|\bgold\b|share|stock|mutual|freelanc|business|turnover|saved on|\brefund|\bpaid\b|gratuity|commission|ब्याज|उपहार|किराया/

/** The words allowed around the amount of a GST question. Any other word may name a product, whose rate we do not know. */
const ofGst = new Set(
  (
    'gst g.s.t of on for in to the a an is what how much calculate calculation calculator add plus including inclusive include includes incl excluding exclusive exclude ' +
    'remove reverse extract without with from amount total price value invoice bill cost base net gross rupees rs tax i me my at and only kitna kitni kya hai hoga hua ' +
    'lagega banega ka ki ke ko par pe se me mein nikalo nikale batao hisab जीएसटी पर का की के में कितना लगेगा होगा है और'
  ).split(' '),
)

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}.]+/gu) ?? []
const betweenNumbers = ({ amounts }: Listed) => amounts.flatMap(({ before, after }) => wordsOf(`${before} ${after}`))

const salaryOnly = /\b(?:save|saving|invest|budget|rule|emi|spend|bachat)\b|बचत/

/** True if a calculator may be filled with the amount of a question. */
export function isCertain(path: string, text: string, listed: Listed): boolean {
  const [amount] = listed.amounts
  if (amount === undefined) return !ofOthers.test(text)
  if (ofOthers.test(text)) return false
  if (path === '/income-tax-calculator') return !ofOtherIncome.test(text)
  if (path === '/gst-calculator') return listed.rates.length > 0 || betweenNumbers(listed).every((word) => ofGst.has(word))
  if (path === '/salary-calculator') return !salaryOnly.test(text)
  if (path === '/epf-calculator') return !/withdraw|balance|nikal/.test(text)
  if (path === '/post-office-calculator') return schemeOf(text) !== undefined
  if (isOfLoan.has(path)) return !isInstalment(amount) && !/prepa|pre-pay|part.?pay|foreclos|extra pay/.test(text)
  if (path === '/sip-calculator') return !isYearly(amount)
  return true
}

const isOfLoan: ReadonlySet<string> = new Set(['/loan-calculator', '/home-loan-calculator', '/car-loan-calculator'])
const mostInstalment = 100_000

/** True for "EMI 25000", a monthly payment and not the loan. False for "EMI of 50000 loan". */
const isInstalment = ({ value, before, after }: ListedAmount) =>
  value < mostInstalment &&
  /(?:\bemis?|किस्त|ईएमआई)(?: (?:of|is|hai|=|:|rs|me|ki|की|है))* ?$/u.test(before) &&
  !/^ ?(?:\S+ ){0,2}(?:loan|लोन)/u.test(after)

/** The post office scheme that a text names; undefined if it names none. */
export function schemeOf(text: string, months?: number): 'nsc' | 'kvp' | 'scss' | 'mis' | 'td1' | 'td2' | 'td3' | 'td5' | undefined {
  if (/\b(?:fds?|td|fixed deposit|time deposit)\b/.test(text))
    return ([1, 2, 3, 5] as const).flatMap((years) => (months === years * 12 ? [`td${years}` as const] : []))[0]
  if (/\bnsc\b|national savings? certificate/.test(text)) return 'nsc'
  if (/\bkvp\b|kisan vikas/.test(text)) return 'kvp'
  if (/\bscss\b|senior citizens?'? savings? scheme/.test(text)) return 'scss'
  return /\bmis\b|monthly income scheme/.test(text) ? 'mis' : undefined
}

const leastOfYear = 200_000
/** A twelfth of the largest annual deposit, in rupees: up to here, an amount may also be monthly. */
const mostOfMonth = 12_500

/** Both readings of an amount that may be per month or per year; undefined if it is clear. */
export function monthOrYear(path: string | undefined, text: string, { amounts }: Listed): { readings: [string, string]; doubt: string } | undefined {
  const [amount] = amounts
  if (amount === undefined || amounts.length > 1 || isMonthly(amount) || isYearly(amount)) return undefined
  const least = path === '/income-tax-calculator' ? leastOfYear : path === '/ppf-calculator' || path === '/sukanya-calculator' ? mostOfMonth + 1 : 0
  if (amount.value >= least || /month|year|annual|\blpa\b|mahin|\bp\.?[ma]\b|महीन|माह|salana|सालाना/.test(text)) return undefined
  const reading = (each: string) => text.replace(amount.written, `${amount.written} per ${each}`)
  return { readings: [reading('month'), reading('year')], doubt: `${wholeRupees(amount.value)} may be for a month or for a year` }
}

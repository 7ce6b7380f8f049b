import { toPaise } from './rounding.ts'

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const scales = [
  { size: 10_000_000, name: 'crore' },
  { size: 100_000, name: 'lakh' },
  { size: 1_000, name: 'thousand' },
  { size: 100, name: 'hundred' },
] as const

function belowHundred(number: number) {
  if (number < small.length) return small[number] ?? ''
  const ten = tens[Math.floor(number / 10)] ?? ''
  return number % 10 === 0 ? ten : `${ten}-${small[number % 10] ?? ''}`
}

/**
 * Returns a whole number in Indian words: 1234567 is "twelve lakh thirty-four thousand five hundred and sixty-seven"; above a hundred crore "one
 * lakh crore". Decimals are dropped; "" if the value is not finite.
 */
export function numberInWords(value: number): string {
  if (!Number.isFinite(value)) return ''
  if (value < 0) return Math.trunc(value) === 0 ? 'zero' : `minus ${numberInWords(-value)}`
  let rest = Math.floor(value)
  if (rest < 100) return belowHundred(rest)
  const words: string[] = []
  for (const { size, name } of scales) {
    if (rest < size) continue
    words.push(numberInWords(Math.floor(rest / size)), name)
    rest %= size
  }
  if (rest > 0) words.push('and', belowHundred(rest))
  return words.join(' ')
}

const counted = (count: number, one: string, many: string) => `${numberInWords(count)} ${count === 1 ? one : many}`

/** Returns an amount in words: "fifteen lakh rupees", "one rupee and fifty paise"; "" if it is not finite. */
export function rupeesInWords(amount: number) {
  if (!Number.isFinite(amount)) return ''
  const paise = Math.abs(toPaise(amount))
  const rupees = counted(Math.floor(paise / 100), 'rupee', 'rupees')
  const sign = amount < 0 && paise > 0 ? 'minus ' : ''
  if (paise % 100 === 0) return `${sign}${rupees}`
  const rest = counted(paise % 100, 'paisa', 'paise')
  return paise < 100 ? `${sign}${rest}` : `${sign}${rupees} and ${rest}`
}

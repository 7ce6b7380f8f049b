import type { ArticleChart } from '@artha/contract/article-chart'
import { groupedNumber, percentText } from '../../lib/money.ts'

type Unit = ArticleChart['unit']

const endings: Partial<Record<Unit, string>> = {
  'percent-a-year': ' a year',
  'percent-a-month': ' a month',
  'rupees-a-year': ' a year',
  'rupees-a-month': ' a month',
  'crore-rupees': ' crore',
}

/** The singular of each counted unit. */
const singular: Partial<Record<Unit, string>> = { days: 'day', months: 'month', years: 'year' }

/** Returns a counted noun: "1 year", "0 years", "1.0 years". */
const counted = (number: string, one: string) => `${number} ${one}${number === '1' ? '' : 's'}`

const decimalsOf = (number: number) => String(number).split('.')[1]?.length ?? 0

/** Returns the number of decimals for a whole chart: the most that any number needs, at most 2. */
export const decimalsFor = (numbers: readonly number[]) => Math.min(2, Math.max(0, ...numbers.map(decimalsOf)))

/** Formats a number with its unit: "8.25%", "-₹473", "₹2.13 crore", "115 months". */
export function chartNumber(number: number, unit: Unit, decimals: number) {
  const ending = endings[unit] ?? ''
  if (unit.startsWith('percent')) return percentText(number, decimals) + ending
  const minus = number < 0 ? '-' : ''
  const digits = groupedNumber(Math.abs(number), decimals)
  const one = singular[unit]
  if (one !== undefined) return minus + counted(digits, one)
  return `${minus}${unit.includes('rupees') ? '₹' : ''}${digits}${ending}`
}

/** Describes a change: "up ₹473", "down 0.25 points", "unchanged". */
export function changeText(from: number, to: number, unit: Unit, decimals: number) {
  if (from === to) return 'unchanged'
  const by = Math.abs(to - from)
  const words = unit.startsWith('percent') ? counted(groupedNumber(by, decimals), 'point') : chartNumber(by, unit, decimals)
  return `${to > from ? 'up' : 'down'} ${words}`
}

const lakh = 100_000
const crore = 100 * lakh

/** Formats the limit of a band: "₹4 lakh". Amounts under a lakh or with a part of a thousand are written out. */
function edge(rupees: number) {
  if (rupees < lakh || rupees % 1000 !== 0) return `₹${groupedNumber(rupees)}`
  return rupees < crore ? `₹${rupees / lakh} lakh` : `₹${rupees / crore} crore`
}

export function bandText({ from, upTo }: { from: number; upTo: number | null }) {
  if (upTo === null) return from === 0 ? 'Any amount' : `Above ${edge(from)}`
  return from === 0 ? `Up to ${edge(upTo)}` : `${edge(from)} to ${edge(upTo)}`
}

import { groupDigits } from './money.ts'

/** Text and caret of a field while an amount is being typed. */
export type TypedAmount = { text: string; caret: number }

const commasIn = (text: string) => text.split(',').length - 1
/** True if the text's commas are where this module puts them. */
const isGrouped = (text: string) => {
  const [whole = ''] = text.split('.')
  return !text.includes(',') || whole === groupDigits(whole.replaceAll(',', ''))
}

const digits = (text: string) => text.replace(/[^\d.]/g, '')

/**
 * Groups the digits of a field while the reader types, and keeps the caret after the same digit. Text with more than digits, commas and one point
 * ("15 lakh", "-5") stays as it is until the field loses focus. So does text with a comma that the reader typed, as it may be a decimal point.
 * `before` is the previous text; '' if the whole text was pasted.
 */
export function groupWhileTyping({ text, caret }: TypedAmount, before = ''): TypedAmount {
  if (!/^[\d,]*\.?\d*$/.test(text) || !/\d/.test(text)) return { text, caret }
  if (commasIn(text) > commasIn(before) || !isGrouped(before)) return { text, caret }
  const [whole = '', decimals] = digits(text).split('.')
  const grouped = groupDigits(whole) + (decimals === undefined ? '' : `.${decimals}`)
  const digitsBefore = digits(text.slice(0, caret)).length
  let newCaret = 0
  for (let seen = 0; seen < digitsBefore && newCaret < grouped.length; newCaret += 1) {
    if (grouped[newCaret] !== ',') seen += 1
  }
  return { text: grouped, caret: newCaret }
}

/**
 * Returns the text without the digit beyond a deleted comma. If only a comma was deleted, grouping would put it back and the key would do nothing.
 * `before` is the previous text.
 */
export function withoutDeletedComma(before: string, { text, caret }: TypedAmount, direction: 'backward' | 'forward'): TypedAmount {
  const tookComma = before[caret] === ',' && before.slice(0, caret) + before.slice(caret + 1) === text
  if (!tookComma) return { text, caret }
  const at = direction === 'backward' ? caret - 1 : caret
  return { text: text.slice(0, at) + text.slice(at + 1), caret: at }
}

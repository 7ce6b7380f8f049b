import { groupDigits } from './money.ts'

/** Text and caret of a field while an amount is being typed. */
export type TypedAmount = { text: string; caret: number }

const commasIn = (text: string) => text.split(',').length - 1
/** Whether the commas of a text are those that this module sets. */
const isGrouped = (text: string) => {
  const [whole = ''] = text.split('.')
  return !text.includes(',') || whole === groupDigits(whole.replaceAll(',', ''))
}

const figures = (text: string) => text.replace(/[^\d.]/g, '')

/**
 * Groups the digits of a field while somebody types, with the caret kept behind the same figure. Text that is more than
 * digits, commas and one point ("15 lakh", "-5") is left as it is: it is read when the field is left. So is a text into which
 * a comma of the reader's own came: it may stand for a decimal point. `before` is the text that stood there; '' where a text was
 * put in as a whole, so that none of its commas is ours.
 */
export function groupWhileTyping({ text, caret }: TypedAmount, before = ''): TypedAmount {
  if (!/^[\d,]*\.?\d*$/.test(text) || !/\d/.test(text)) return { text, caret }
  if (commasIn(text) > commasIn(before) || !isGrouped(before)) return { text, caret }
  const [whole = '', decimals] = figures(text).split('.')
  const grouped = groupDigits(whole) + (decimals === undefined ? '' : `.${decimals}`)
  const figuresBefore = figures(text.slice(0, caret)).length
  let newCaret = 0
  for (let seen = 0; seen < figuresBefore && newCaret < grouped.length; newCaret += 1) {
    if (grouped[newCaret] !== ',') seen += 1
  }
  return { text: grouped, caret: newCaret }
}

/**
 * A deletion that took nothing but a comma is meant for the figure beyond it: grouping would put the comma back, and the key
 * would have done nothing. `before` is the text that stood there.
 */
export function withoutDeletedComma(before: string, { text, caret }: TypedAmount, direction: 'backward' | 'forward'): TypedAmount {
  const tookComma = before[caret] === ',' && before.slice(0, caret) + before.slice(caret + 1) === text
  if (!tookComma) return { text, caret }
  const at = direction === 'backward' ? caret - 1 : caret
  return { text: text.slice(0, at) + text.slice(at + 1), caret: at }
}

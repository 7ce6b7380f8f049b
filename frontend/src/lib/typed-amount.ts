import { groupDigits } from './money.ts'

/** Text and caret of a field while an amount is being typed. */
export type TypedAmount = { text: string, caret: number }

const figures = (text: string) => text.replace(/[^\d.]/g, '')

/**
 * Groups the digits of a field while somebody types, with the caret kept behind the same figure. Text that is more than
 * digits, commas and one point ("15 lakh", "-5") is left as it is: it is read when the field is left.
 */
export function groupWhileTyping({ text, caret }: TypedAmount): TypedAmount {
  if (!/^[\d,]*\.?\d*$/.test(text) || !/\d/.test(text)) return { text, caret }
  const [whole = '', decimals] = figures(text).split('.')
  const grouped = groupDigits(whole) + (decimals === undefined ? '' : `.${decimals}`)
  const figuresBefore = figures(text.slice(0, caret)).length
  let newCaret = 0
  for (let seen = 0; seen < figuresBefore && newCaret < grouped.length; newCaret += 1) {
    if (grouped[newCaret] !== ',') seen += 1
  }
  return { text: grouped, caret: newCaret }
}

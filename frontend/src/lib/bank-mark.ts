/** A number and the mark after it, from a bank ("cr", "dr") or for crore. In lower case except for `isLoud`. */
export interface MarkedNumber {
  numeral: string
  /** The space between numeral and mark, if any. */
  gap: string
  mark: string
  /** True if the mark was in capitals, as "CR". */
  isLoud: boolean
}

/** Matches a bank's mark after a number: "50.90cr", "500 dr.", "1,250.00 (cr)", "500.00-"; `c` and `d` as in passbooks. */
export const trailingMark = '(?<gap> ?)(?<mark>\\( ?(?:cr|dr|c|d)\\.? ?\\)|(?:cr|dr|c|d)(?![\\p{L}\\d])\\.?|-(?![\\p{L}\\d+*×^/ -]))'
const markedText = new RegExp(`^(?<numeral>[\\d.,]+)${trailingMark}$`, 'u')
const markedBefore = /^(?<mark>cr|dr)(?:\.|:)? ?(?<numeral>\d[\d.,]*)$/

/** Signs that an amount is from a bank and not in crore: nobody writes "50.90 crore" with paise, or has 5,000 crore. */
const bankSigns: readonly ((written: MarkedNumber) => boolean)[] = [
  // Two decimals are paise; "0.15 cr" is a part of a crore
  ({ numeral }) => /\.\d\d$/.test(numeral) && !numeral.startsWith('0'),
  // The number is in thousands
  ({ numeral }) => /,\d{3}(?:\.|$)/.test(numeral),
  ({ numeral }) => /^\d{4}/.test(numeral),
  // "500CR"
  ({ numeral, gap, isLoud }) => isLoud && gap === '' && !numeral.includes('.'),
  // "500 (Cr)"
  ({ mark }) => mark.startsWith('('),
]

/** Returns the meaning of a bank's mark; undefined if it has none: "1.5 Cr" and "2 cr" are crore. A credit may still mean crore. */
export function bankMark(written: MarkedNumber): 'credit' | 'debit' | undefined {
  if (/^\(? ?dr/.test(written.mark)) return 'debit'
  if (!bankSigns.some((isBank) => isBank(written))) return undefined
  return /[d-]/.test(written.mark) ? 'debit' : 'credit'
}

/**
 * Returns the number and the meaning of its bank's mark; undefined without such a mark. `text` is in lower case; `isLoud` says if it was in
 * capitals.
 */
export function markedEntry(text: string, isLoud: boolean): { numeral: string; mark: 'credit' | 'debit' } | undefined {
  const before = markedBefore.exec(text)?.groups
  if (before) return { numeral: before.numeral ?? '', mark: before.mark === 'dr' ? 'debit' : 'credit' }
  const { numeral = '', gap = '', mark = '' } = markedText.exec(text)?.groups ?? {}
  const kind = mark === '' ? undefined : bankMark({ numeral, gap, mark, isLoud })
  return kind && { numeral, mark: kind }
}

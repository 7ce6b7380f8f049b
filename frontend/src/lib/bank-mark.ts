/** A figure with what a bank, or somebody who counts in crore, writes behind it; in lower case but for `isLoud`. */
export interface MarkedFigure {
  figure: string
  /** Stands between the two. */
  gap: string
  mark: string
  /** It is written in capitals, as "CR". */
  isLoud: boolean
}

/** A bank's mark behind a figure: "50.90cr", "500 dr.", "1,250.00 (cr)", "500.00-"; `c` and `d` as in passbooks. */
export const markBehind = '(?<gap> ?)(?<mark>\\( ?(?:cr|dr|c|d)\\.? ?\\)|(?:cr|dr|c|d)(?![\\p{L}\\d])\\.?|-(?![\\p{L}\\d+*×^/ -]))'
const markedText = new RegExp(`^(?<figure>[\\d.,]+)${markBehind}$`, 'u')
const markedBefore = /^(?<mark>cr|dr)(?:\.|:)? ?(?<figure>\d[\d.,]*)$/

/** What tells a bank's amount from one in crore: nobody writes "50.90 crore" to the paisa, nor 5,000 crore of his own. */
const tells: readonly ((written: MarkedFigure) => boolean)[] = [
  // Paise; "0.15 cr" is a part of a crore
  ({ figure }) => /\.\d\d$/.test(figure) && !figure.startsWith('0'),
  // Thousands are marked, or there are some
  ({ figure }) => /,\d{3}(?:\.|$)/.test(figure),
  ({ figure }) => /^\d{4}/.test(figure),
  // "500CR"
  ({ figure, gap, isLoud }) => isLoud && gap === '' && !figure.includes('.'),
  // "500 (Cr)"
  ({ mark }) => mark.startsWith('('),
]

/** Tells a bank's credit, which may be crore as well, and its debit; undefined where it is neither: "1.5 Cr" and "2 cr" are crore. */
export function bankMark(written: MarkedFigure): 'credit' | 'debit' | undefined {
  if (/^\(? ?dr/.test(written.mark)) return 'debit'
  if (!tells.some((tell) => tell(written))) return undefined
  return /[d-]/.test(written.mark) ? 'debit' : 'credit'
}

/** The figure of an entry that has a bank's mark, and which. `text` is in lower case, `isLoud` where it was not. */
export function markedEntry(text: string, isLoud: boolean): { figure: string; mark: 'credit' | 'debit' } | undefined {
  const before = markedBefore.exec(text)?.groups
  if (before) return { figure: before.figure ?? '', mark: before.mark === 'dr' ? 'debit' : 'credit' }
  const { figure = '', gap = '', mark = '' } = markedText.exec(text)?.groups ?? {}
  const kind = mark === '' ? undefined : bankMark({ figure, gap, mark, isLoud })
  return kind && { figure, mark: kind }
}

import { addressOfBlock } from './block-address.ts'
import { blockHtml, blocksIn, textOfBlock, withDrawnBlocks } from './drawn-blocks.ts'
import type { FigureRow } from './figure-answer.ts'
import { markText, type FigureMark } from './figure-mark.ts'
import { cellOf, lastKnownOn } from './figure-on.ts'
import { documentPage, isNotVerified, unverifiedReason } from './figure-page.ts'
import { dayInWords } from './number-words.ts'
import { escapeText } from './plain-text-html.ts'

/** Returns what the figure blocks of sanitised HTML name, as marks of today. */
export const figureBlocksIn = (html: string): FigureMark[] =>
  blocksIn(html).flatMap(({ ids: { figure, part } }) =>
    figure === undefined ? [] : [{ figureKey: figure, on: 'today', ...(part !== undefined && { part }) }],
  )

/** The days on which the value holds: "Since 7 Oct 2026." `heldUntil` is its last day if that has passed and no later value is known. */
export function periodWords({ heldBefore, validFrom, validUntil }: FigureRow, heldUntil: string | null): string {
  if (heldUntil !== null) return `Held until ${dayInWords(heldUntil)}; no later value is known.`
  if (heldBefore === true) return validUntil === null ? 'In force.' : `Until ${dayInWords(validUntil)}.`
  return validUntil === null ? `Since ${dayInWords(validFrom)}.` : `From ${dayInWords(validFrom)} until ${dayInWords(validUntil)}.`
}

/** Returns a figure's value, period and source as HTML; undefined if the register has no such figure on the day. */
function insideOf(ids: Readonly<Record<string, string>>, rows: readonly FigureRow[], today: string): string | undefined {
  const { figure = '', part } = ids
  const known = lastKnownOn(rows, figure, today, part)
  if (known === undefined) return undefined
  const { row, heldUntil } = known
  const page = documentPage(row)
  const partTitle = cellOf(row, part)?.title
  const title = partTitle === undefined ? row.title : `${row.title}: ${partTitle}`
  const source = `${escapeText(row.authority)}, ${page === undefined ? escapeText(row.document) : `<a href="${escapeText(page)}">${escapeText(row.document)}</a>`}`
  const doubt = isNotVerified(row) ? ` N${unverifiedReason(row).slice(1)}.` : ''
  return [
    `<strong>${escapeText(title)}</strong>`,
    `<a href="${escapeText(addressOfBlock({ tag: 'artha-figure', ids }))}">${escapeText(markText(row, part) ?? 'See the figure')}</a>`,
    `<em>${periodWords(row, heldUntil)} Source: ${source}. Checked ${dayInWords(row.checkedOn)}.${doubt}</em>`,
  ].join('<br />')
}

/** Draws the figure blocks of sanitised HTML with the register's values on a day. A block without a figure keeps its text. */
export const withFigureBlocks = (html: string, rows: readonly FigureRow[], today: string): string =>
  withDrawnBlocks(html, ({ tag, ids, inside }) => {
    if (tag !== 'artha-figure') return blockHtml(tag, ids, inside)
    const drawn = insideOf(ids, rows, today)
    return drawn === undefined ? textOfBlock(inside) : blockHtml(tag, ids, drawn)
  })

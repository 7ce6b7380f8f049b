import type { GlyphName } from './board/glyph.tsx'

/** The groups of the board, in its order. */
export const boardTitles = ['Borrow', 'Save and invest', 'Tax and salary', 'Plan and business'] as const

/**
 * The texts about a calculator that are needed without it, in `meta.ts` of its folder. The folder is named like the address: `sip/` is
 * `/sip-calculator`.
 */
export interface CalculatorMeta {
  /** Its name in links and breadcrumbs. */
  name: string
  /** For search engines. */
  title: string
  description: string
  /** Its row on the board: the result with its initial input, and a text that names this input. Rows are sorted by `order` within their group. */
  board: { group: (typeof boardTitles)[number]; order: number; glyph: GlyphName; result: string; text: string }
}

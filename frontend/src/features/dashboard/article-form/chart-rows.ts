import type { ArticleChart } from '@artha/contract/article-chart'
import { parseNumber } from '../../../lib/parse-number.ts'

/** The hint on the rows of each kind of chart. */
export const chartRowHints = {
  bar: 'One row per line: name; number. Example: “2025; 6.5”.',
  slope: 'One row per line: name; before; after. Example: “Repo rate; 6.5; 5.25”.',
  slabs: 'One slab per line: from; up to; percent. The last has no “up to”, for example “12,00,000; ; 15”.',
} as const

export type ChartKind = keyof typeof chartRowHints

export const chartKinds = ['bar', 'slope', 'slabs'] as const satisfies readonly ChartKind[]

/** Returns a chart's rows as an editor types them, one per line. */
export function rowsText(figure: ArticleChart): string {
  const cells = (): (string | number | null)[][] => {
    switch (figure.kind) {
      case 'bar':
        return figure.rows.map(({ label, value }) => [label, value])
      case 'slope':
        return figure.rows.map(({ label, from, to }) => [label, from, to])
      case 'slabs':
        return figure.rows.map(({ from, upTo, percent }) => [from, upTo, percent])
    }
  }
  return cells()
    .map((row) => row.map((cell) => cell ?? '').join('; '))
    .join('\n')
}

/** Parses a number; NaN if it is none, which the contract refuses with a message on the row. */
function numberIn(cell = '') {
  const read = parseNumber(cell)
  return read.kind === 'number' ? read.value : NaN
}

/** Parses typed rows into the contract's format. Cells end with a semicolon, or with a tab as pasted from spreadsheets. */
export function chartRows(kind: string, text: string): object[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [first = '', second = '', third = ''] = line.split(/[;\t]/).map((cell) => cell.trim())
    if (kind === 'slabs') return { from: numberIn(first), upTo: second === '' ? null : numberIn(second), percent: numberIn(third) }
    return kind === 'slope' ? { label: first, from: numberIn(second), to: numberIn(third) } : { label: first, value: numberIn(second) }
  })
}

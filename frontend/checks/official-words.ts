import type { FigureRow } from '@artha/contract/figure-answer'

/** The amounts and percentages among the official figures, which a sentence could repeat. */
export interface OfficialNumbers {
  rupees: ReadonlySet<number>
  percent: ReadonlySet<number>
}

/** Returns the numbers of all rows, without 0, 1 and 100, which are in sentences about anything. */
export function officialNumbers(rows: readonly Pick<FigureRow, 'value'>[]): OfficialNumbers {
  const [rupees, percent] = [new Set<number>(), new Set<number>()]
  const add = (number: unknown, unit: string) => {
    if (typeof number !== 'number') return
    if (unit.startsWith('rupees')) rupees.add(number)
    if (unit.startsWith('percent')) percent.add(number)
  }
  for (const { value } of rows) {
    if (value.kind === 'number') add(value.number, value.unit)
    if (value.kind === 'table') for (const { cells, unit } of value.rows) cells.forEach((cell) => add(cell, unit))
    if (value.kind === 'slabs')
      for (const { from, percent: rate } of value.groups.flatMap(({ bands }) => bands)) {
        add(from, value.unit)
        add(rate, 'percent')
      }
  }
  for (const common of [0, 1, 100]) {
    rupees.delete(common)
    percent.delete(common)
  }
  return { rupees, percent }
}

const amounts = /₹\s?([\d,]+(?:\.\d+)?)(?:\s(lakh|crore))?/g
const shares = /(?<![\d.,])(\d+(?:\.\d+)?)(?:%| percent\b)/g
const times = { lakh: 100_000, crore: 10_000_000 }

/** Matches a sentence that names its date or year. */
const saysWhen = /\b(?:since|from|before|until|as of|of|for|in|on|after|changed)\b[^.]*\b20\d\d\b/i

/** Returns the official figures in a text that come without a date: they would stay when the figure changes. */
export function undatedFigures(text: string, { rupees, percent }: OfficialNumbers): string[] {
  return text.split(/(?<=\.)\s+/).flatMap((sentence) => {
    if (saysWhen.test(sentence) || !/(?:^|\s)\p{L}{2}/u.test(sentence)) return []
    const sums = [...sentence.matchAll(amounts)].filter(([, digits = '', unit]) => {
      const number = Number(digits.replaceAll(',', ''))
      return rupees.has(unit === 'lakh' || unit === 'crore' ? number * times[unit] : number)
    })
    const rates = [...sentence.matchAll(shares)].filter(([, digits]) => percent.has(Number(digits)))
    return [...sums, ...rates].map(([figure]) => figure)
  })
}

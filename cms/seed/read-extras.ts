import type { ShortVersion } from '@artha/contract/article-extras'
import type { ArticleChart } from '@artha/contract/article-chart'
import type { ChartFile, ShortVersionFile } from './article-extras-file'
import { withoutFigureMarks } from './figure-marks'
import { numbersIn } from './marked-facts'

const said = (text = '') => withoutFigureMarks(text)

export const shortVersionOf = ({ lines, figure, figureSays, appliesTo, doBy, costsOrSaves }: ShortVersionFile): ShortVersion => ({
  lines: lines.map(said),
  figure: said(figure),
  figureSays: said(figureSays),
  appliesTo: said(appliesTo),
  doBy: said(doBy),
  costsOrSaves: said(costsOrSaves),
})

/** Returns the number in a cell: "Nil" is 0, "−₹97,000" is negative. */
function numberOf(cell: string) {
  if (cell === 'Nil') return 0
  const [number = Number.NaN] = numbersIn(said(cell))
  return cell.startsWith('−') ? -number : number
}

/** Converts a drawing to the form that is stored; `day` is the article's day. */
export function chartOf({ title, unit, after, source, address = '', date, ...drawn }: ChartFile, day: string): ArticleChart {
  const head = { title: said(title), unit, after, source, address, date: date ?? day }
  switch (drawn.kind) {
    case 'bar':
      return { kind: 'bar', ...head, rows: drawn.rows.map(([label, value]) => ({ label: said(label), value: numberOf(value) })) }
    case 'slope':
      return {
        kind: 'slope',
        ...head,
        fromLabel: said(drawn.fromLabel),
        toLabel: said(drawn.toLabel),
        rows: drawn.rows.map(([label, from, to]) => ({ label: said(label), from: numberOf(from), to: numberOf(to) })),
      }
    case 'slabs':
      return {
        kind: 'slabs',
        ...head,
        rows: drawn.rows.map(([from, upTo, percent]) => ({
          from: numberOf(from),
          upTo: upTo === 'on' ? null : numberOf(upTo),
          percent: numberOf(percent),
        })),
      }
  }
}

import { figureMarkOf } from '@artha/contract/figure-mark'
import type { FigureRow, FigureValue } from '@artha/contract/figure-answer'
import { figureHistory } from '@artha/contract/figure-on'

/** A fact and the official figures it is about. */
export interface FactFigures {
  id: string
  figures?: readonly string[] | undefined
}

const unitWorth: Record<string, number> = { lakh: 1e5, crore: 1e7 }

/** True for amounts, percentages and terms. Dates, years and names of forms are not official figures. */
const saysAValue = (shown: string) => /[₹%]|\b(?:lakh|crore|months|per cent)\b/i.test(shown)

/** The numbers in a text. Lakh and crore are converted to rupees. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s?(lakh|crore)?/gi)].map(
    ([, digits = '', unit = '']) => Math.round(Number(digits.replaceAll(',', '')) * (unitWorth[unit.toLowerCase()] ?? 1) * 1e6) / 1e6,
  )
}

function numbersOf(value: FigureValue): number[] {
  switch (value.kind) {
    case 'number':
      return [value.number]
    case 'slabs':
      return value.groups.flatMap(({ bands }) => bands.flatMap(({ from, upTo, percent }) => [from, percent, ...(upTo === null ? [] : [upTo])]))
    case 'table':
      return value.rows.flatMap(({ cells, title }) => [
        ...cells.flatMap((cell) => (typeof cell === 'number' ? [cell] : numbersIn(cell))),
        ...numbersIn(title),
      ])
    case 'list':
      return value.items.flatMap(numbersIn)
    case 'dates':
      return []
  }
}

/** True if the row contains all numbers, in its value or its note: the note often states a limit of the figure. */
const saysAll = (row: FigureRow, numbers: readonly number[]) => {
  const said = new Set([...numbersOf(row.value), ...numbersIn(row.note)])
  return numbers.every((number) => said.has(number))
}

/**
 * The link to the official figure behind a fact. Links to the article's day if the figure had the shown value then, else to the last earlier period
 * with that value ("it had stood at 5.25%"). Returns "stray" if no row has the value, and undefined if the text shows no value or the fact has no
 * figures.
 */
export function markOfFact(shown: string, { figures = [] }: FactFigures, day: string, rows: readonly FigureRow[]): string | undefined {
  if (!saysAValue(shown) || figures.length === 0) return undefined
  const numbers = numbersIn(shown)
  const held = figures.flatMap((key) => figureHistory(rows, key)).filter(({ row, from }) => from <= day && saysAll(row, numbers))
  const ofTheDay = held.find(({ until }) => until === null || day <= until)
  if (ofTheDay !== undefined) return `/figures/${ofTheDay.row.figureKey}?on=${day}`
  const last = held.sort((a, b) => b.from.localeCompare(a.from))[0]
  return last === undefined ? 'stray' : `/figures/${last.row.figureKey}?on=${last.until ?? last.from}`
}

/** The link for a mark such as `today:repo` or `today:ss-rates/ppf`; undefined if it names no figure. */
export function markOfToday(basis: string): string | undefined {
  const [figureKey = '', part] = basis.slice('today:'.length).split('/')
  const href = `/figures/${figureKey}?on=today${part === undefined ? '' : `&part=${part}`}`
  return figureMarkOf(href) && href
}

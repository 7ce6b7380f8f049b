import { figureMarkOf } from '@artha/contract/figure-mark'
import type { FigureRow, FigureValue } from '@artha/contract/figure-answer'
import { figureHistory } from '@artha/contract/figure-on'

/** What a fact says of the register: the figures it is about. */
export interface FactFigures {
  id: string
  figures?: readonly string[] | undefined
}

const unitWorth: Record<string, number> = { lakh: 1e5, crore: 1e7 }

/** Sums, percentages and terms; dates, years and names of forms are no figures of the register. */
const saysAValue = (shown: string) => /[₹%]|\b(?:lakh|crore|months|per cent)\b/i.test(shown)

/** The numbers of a text, in rupees where it says lakh or crore. */
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

/** What a row says in numbers, its note too: a limit that goes with a figure often stands there. */
const saysAll = (row: FigureRow, numbers: readonly number[]) => {
  const said = new Set([...numbersOf(row.value), ...numbersIn(row.note)])
  return numbers.every((number) => said.has(number))
}

/**
 * The mark of a fact's figure as an address: of the day of the article where the figure says that then, otherwise of the last
 * row before it that does ("it had stood at 5.25%"). `stray` is a figure of which no row says what is shown.
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

/** `today:repo` and `today:ss-rates/ppf` as an address. */
export function markOfToday(basis: string): string | undefined {
  const [figureKey = '', part] = basis.slice('today:'.length).split('/')
  const href = `/figures/${figureKey}?on=today${part === undefined ? '' : `&part=${part}`}`
  return figureMarkOf(href) && href
}

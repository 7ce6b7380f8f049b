import { figureMarks, replaceFigureMarks } from '../figure-marks'
import { markOfToday } from '../marked-facts'
import type { FactTable } from './fact-table'
import { figureValue } from './figure-arithmetic'
import { wordedFigures } from './number-words'
import { showsValue, shownFigures } from './shown-figure'

type Facts = ReadonlyMap<string, FactTable['facts'][number]>

const asText = (figure: { number: number; unit: string }) => `${Math.abs(figure.number)} ${figure.unit}`

function factFinding(shown: string, id: string, facts: Facts): string | undefined {
  const fact = facts.get(id)
  if (!fact) return `"${shown}": no fact "${id}"`
  const known = new Set(fact.values.flatMap((value) => shownFigures(value).map(asText)))
  const unknown = shownFigures(shown).filter((figure) => !known.has(asText(figure)))
  if (unknown.length > 0) return `"${shown}": not among the values of "${id}"`
}

function arithmeticFinding(shown: string, arithmetic: string): string | undefined {
  const figures = shownFigures(shown)
  const [figure] = figures
  if (!figure || figures.length > 1) return `"${shown}": arithmetic shows one figure`
  try {
    const value = figureValue(arithmetic)
    if (!showsValue(figure, value)) return `"${shown}": ${arithmetic} is ${value}`
  } catch (error) {
    return `"${shown}": ${arithmetic}: ${error instanceof Error ? error.message : String(error)}`
  }
}

function markFinding({ shown, basis }: { shown: string; basis: string }, facts: Facts): string | undefined {
  if (!/\d/.test(shown)) return `"${shown}": a mark without a digit`
  if (basis === 'given') return undefined
  if (basis.startsWith('today:')) return markOfToday(basis) === undefined ? `"${shown}": "${basis}" names no figure` : undefined
  if (basis.startsWith('fact:')) return factFinding(shown, basis.slice('fact:'.length), facts)
  return arithmeticFinding(shown, basis.slice(1))
}

/** A link that opens a calculator with given inputs. Its numbers are not part of the visible text. */
const filledLink = /\]\(\/[a-z-]+-calculator\?[^)\s]*\)/g

function withoutExemptDigits(text: string, names: readonly string[]): string {
  const plain = replaceFigureMarks(text, () => ' … ')
    .replaceAll(/^\s*\d+[.)]\s/gm, ' ')
    .replaceAll(filledLink, ']')
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), plain)
}

/** Returns the faults in the figures of one text. `field` names the text in the messages. */
export function figureFindings(field: string, text: string, { names, facts }: FactTable): string[] {
  const factsById: Facts = new Map(facts.map((fact) => [fact.id, fact]))
  const unmarked = withoutExemptDigits(text, names)
  return [
    ...figureMarks(text).flatMap((mark) => markFinding(mark, factsById) ?? []),
    ...[...unmarked.matchAll(/\S*\d\S*/g)].map(([word]) => `"${word}": a figure without a mark`),
    ...wordedFigures(unmarked).map((words) => `"${words}": a figure in words without a mark`),
  ].map((finding) => `${field}: ${finding}`)
}

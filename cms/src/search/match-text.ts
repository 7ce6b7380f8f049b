import { phraseQuery } from './postgres-words'
import type { Unit, UnitForm } from './search-units'

export type Dialect = 'sqlite' | 'postgres'

/** Quotes words for SQLite. Our words are lower-case letters and digits, so they need no escaping in either database. */
const sqliteWay = ({ words, isBeginning }: UnitForm) => `"${words.join(' ')}"${isBeginning ? '*' : ''}`
const postgresWay = ({ words, isBeginning }: UnitForm) => `(${phraseQuery(words, isBeginning)})`

/** Returns the query for a database: all units, each in any of its ways. */
export function matchText(dialect: Dialect, units: readonly Unit[]): string {
  const [way, or, and] = dialect === 'sqlite' ? [sqliteWay, ' OR ', ' AND '] : [postgresWay, ' | ', ' & ']
  return units.map(({ ways }) => `(${ways.map(way).join(or)})`).join(and)
}

/** Returns the query for any two of the units, or one that is a name of several words, each in any of its ways; '' if a question has neither. */
export function namesText(dialect: Dialect, units: readonly Unit[]): string {
  const pairs = units.length < 3 ? [] : units.flatMap((one, at) => units.slice(at + 1).map((other) => [one, other]))
  const long = units.filter(({ ways: [own] }) => (own?.words.length ?? 0) > 1).map((unit) => [unit])
  return [...pairs, ...long].map((some) => `(${matchText(dialect, some)})`).join(dialect === 'sqlite' ? ' OR ' : ' | ')
}

/** Drops the ways that match beginnings, because whole texts have too many words that begin alike. */
export const withoutBeginnings = (units: readonly Unit[]): Unit[] =>
  units.map((unit) => ({ ...unit, ways: unit.ways.filter(({ isBeginning }) => !isBeginning) }))

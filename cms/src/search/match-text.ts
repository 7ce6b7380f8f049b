import { inARow } from './postgres-words'
import type { Unit, Way } from './search-units'

export type Dialect = 'sqlite' | 'postgres'

/** Words of ours are small letters and digits: nothing in them means anything to a database. */
const sqliteWay = ({ words, isBeginning }: Way) => `"${words.join(' ')}"${isBeginning ? '*' : ''}`
const postgresWay = ({ words, isBeginning }: Way) => `(${inARow(words, isBeginning)})`

/** What a database is asked for: all of the parts, each in any of its ways. */
export function matchText(dialect: Dialect, units: readonly Unit[]): string {
  const [way, or, and] = dialect === 'sqlite' ? [sqliteWay, ' OR ', ' AND '] : [postgresWay, ' | ', ' & ']
  return units.map(({ ways }) => `(${ways.map(way).join(or)})`).join(and)
}

/** Any two of the parts, each in any of its ways. */
export function pairsText(dialect: Dialect, units: readonly Unit[]): string {
  const pairs = units.flatMap((one, at) => units.slice(at + 1).map((other) => matchText(dialect, [one, other])))
  return pairs.map((pair) => `(${pair})`).join(dialect === 'sqlite' ? ' OR ' : ' | ')
}

/** Without beginnings: in whole texts there are too many words that begin alike. */
export const withoutBeginnings = (units: readonly Unit[]): Unit[] =>
  units.map((unit) => ({ ...unit, ways: unit.ways.filter(({ isBeginning }) => !isBeginning) }))

import { withoutId, withPartIds, type Part } from '../editor/part-ids.ts'

/** The version that a text is taken from. */
export type Side = 'mine' | 'theirs'

/** A part in both versions; undefined on the side that does not have it. */
export interface PartPair<P> {
  key: string
  mine: P | undefined
  theirs: P | undefined
  isSame: boolean
  /** The side that alone changed it; undefined if both did. */
  preferred: Side | undefined
}

/** Returns texts that identify a part although it was changed, such as its title. */
export type Identity<P> = (part: P) => readonly string[]

const contentOf = (part: Part) => JSON.stringify(withoutId(part))

const says = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the side that alone changed a value since `base`; undefined if both did. */
export const preferredSide = (mine: unknown, theirs: unknown, base: unknown): Side | undefined =>
  says(mine, base) ? 'theirs' : says(theirs, base) ? 'mine' : undefined

/** Returns the likeness of two parts: 3 the same, 1 the same title or text, 0 unrelated. */
function likeness<P extends Part>(one: P, other: P, identity: Identity<P>) {
  if (contentOf(one) === contentOf(other)) return 3
  const texts = identity(other)
  return identity(one).some((text, index) => text.trim() !== '' && text === texts[index]) ? 1 : 0
}

/** Returns index pairs of like parts, in the same order in both lists, with the greatest total likeness. */
function anchors<P extends Part>(mine: readonly P[], theirs: readonly P[], identity: Identity<P>) {
  const like = mine.map((one) => theirs.map((other) => likeness(one, other, identity)))
  const best = Array.from({ length: mine.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0))
  const at = (table: readonly (readonly number[])[], row: number, column: number) => table[row]?.[column] ?? 0
  for (let row = mine.length - 1; row >= 0; row--) {
    for (let column = theirs.length - 1; column >= 0; column--) {
      const paired = at(like, row, column) > 0 ? at(like, row, column) + at(best, row + 1, column + 1) : 0
      best[row]?.splice(column, 1, Math.max(paired, at(best, row + 1, column), at(best, row, column + 1)))
    }
  }
  const pairs: [number, number][] = []
  for (let row = 0, column = 0; row < mine.length && column < theirs.length;) {
    const alike = at(like, row, column)
    if (alike > 0 && at(best, row, column) === alike + at(best, row + 1, column + 1)) pairs.push([row++, column++])
    else if (at(best, row, column) === at(best, row + 1, column)) row++
    else column++
  }
  return pairs
}

/** Pairs the parts of both versions, in an order that keeps that of each version. */
export function pairParts<P extends Part>(mine: readonly P[], theirs: readonly P[], base: readonly P[], identity: Identity<P>): PartPair<P>[] {
  const known = new Set(base.map(contentOf))
  const isUntouched = (part: P) => known.has(contentOf(part))
  const wasThere = (part: P) => base.some((before) => likeness(part, before, identity) > 0)
  /**
   * For a part that only one side has: added by that side, or removed by the other. Undefined if it was changed on one side and removed on the other.
   */
  const alone = (part: P, own: Side, other: Side) => (isUntouched(part) ? other : wasThere(part) ? undefined : own)
  const preferredOf = (own: P | undefined, other: P | undefined): Side | undefined => {
    if (own === undefined || other === undefined) return own ? alone(own, 'mine', 'theirs') : other && alone(other, 'theirs', 'mine')
    return isUntouched(own) ? 'theirs' : isUntouched(other) ? 'mine' : undefined
  }
  const pair = (own: P | undefined, other: P | undefined): Omit<PartPair<P>, 'key'> => {
    const isSame = own !== undefined && other !== undefined && contentOf(own) === contentOf(other)
    return { mine: own, theirs: other, isSame, preferred: isSame ? 'theirs' : preferredOf(own, other) }
  }
  const pairs: Omit<PartPair<P>, 'key'>[] = []
  let [row, column] = [0, 0]
  for (const [nextRow, nextColumn] of [...anchors(mine, theirs, identity), [mine.length, theirs.length] as const]) {
    const [own, others] = [mine.slice(row, nextRow), theirs.slice(column, nextColumn)]
    for (let index = 0; index < Math.max(own.length, others.length); index++) pairs.push(pair(own[index], others[index]))
    if (nextRow < mine.length && nextColumn < theirs.length) pairs.push(pair(mine[nextRow], theirs[nextColumn]))
    ;[row, column] = [nextRow + 1, nextColumn + 1]
  }
  return pairs.map((each, index) => ({ ...each, key: `part ${index + 1}` }))
}

/** Returns the chosen parts by the keys of their pairs. Without a choice, the preferred side; if there is none, the user's own. */
export function chosenParts<P extends Part>(pairs: readonly PartPair<P>[], choices: Readonly<Record<string, Side>>): P[] {
  const chosen = pairs.flatMap((pair) => pair[choices[pair.key] ?? pair.preferred ?? 'mine'] ?? [])
  return withPartIds(chosen)
}

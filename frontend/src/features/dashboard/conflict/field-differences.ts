import { preferredSide, type Side } from './version-merge.ts'

export interface FieldDifference<Name extends string = string> {
  name: Name
  mine: unknown
  theirs: unknown
  preferred: Side | undefined
}

/** Returns the named fields that differ between two versions. */
export const fieldDifferences = <Values extends object, Name extends keyof Values & string>(
  names: readonly Name[],
  mine: Values,
  theirs: Values,
  base: Values,
): FieldDifference<Name>[] =>
  names
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name], preferred: preferredSide(mine[name], theirs[name], base[name]) }))

/** Returns the newer version with the fields of the user's version that are chosen, or not decided yet. */
export const withChosenFields = <Values extends object>(
  theirs: Values,
  mine: Values,
  differences: readonly FieldDifference<keyof Values & string>[],
  choices: Readonly<Record<string, Side>>,
): Values => {
  const own = differences.filter(({ name, preferred }) => (choices[name] ?? preferred) !== 'theirs')
  return { ...theirs, ...Object.fromEntries(own.map(({ name }) => [name, mine[name]])) }
}

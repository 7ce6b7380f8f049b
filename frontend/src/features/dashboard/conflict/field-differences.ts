import { preferredSide, type Side } from './version-merge.ts'

export interface FieldDifference<Name extends string = string> {
  name: Name
  mine: unknown
  theirs: unknown
  preferred: Side | undefined
}

/** The named fields that two versions do not agree on. */
export const fieldDifferences = <Values extends object, Name extends keyof Values & string>(
  names: readonly Name[],
  mine: Values,
  theirs: Values,
  base: Values,
): FieldDifference<Name>[] =>
  names
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name], preferred: preferredSide(mine[name], theirs[name], base[name]) }))

/** The newer version with each field of one's own that was chosen, and with those of which nobody has chosen yet. */
export const withChosenFields = <Values extends object>(
  theirs: Values,
  mine: Values,
  differences: readonly FieldDifference<keyof Values & string>[],
  choices: Readonly<Record<string, Side>>,
): Values => {
  const own = differences.filter(({ name, preferred }) => (choices[name] ?? preferred) !== 'theirs')
  return { ...theirs, ...Object.fromEntries(own.map(({ name }) => [name, mine[name]])) }
}

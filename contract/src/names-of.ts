/** A table with a row for each of the names. */
export const tableOf = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value): Record<Name, Value> =>
  // Each of the names is given its value in this line, which the types of `fromEntries` do not say.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>

/** The names of a table's rows. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] =>
  // What else an object might hold beside its type no table of ours does.
  Object.keys(table) as Name[]

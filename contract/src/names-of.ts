/** Returns a table with a value for each name. */
export const tableOf = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value): Record<Name, Value> =>
  // This line gives each name its value; the type of `fromEntries` does not show it.
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>

/** Returns the names of a table's rows. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] =>
  // Our tables have no extra keys, so the cast is safe.
  Object.keys(table) as Name[]

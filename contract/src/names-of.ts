/** The names of a table's rows. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] =>
  // What else an object might hold beside its type no table of ours does.
  Object.keys(table) as Name[]

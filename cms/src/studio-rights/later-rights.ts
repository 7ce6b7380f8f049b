/** A right of a role of the Studio, as Strapi stores it. `fields` are those it reaches; a right without any reaches the whole entry. */
export interface Right {
  action: string
  subject: string
  fields?: readonly string[]
}

/** The fields of each type by its name, those of its parts as `sections.subtitle`. */
export type FieldsByType = Readonly<Record<string, readonly string[]>>

/** What rights say of types and fields. */
export function fieldsIn(rights: readonly Right[]): FieldsByType {
  const types = new Map<string, Set<string>>()
  for (const { subject, fields = [] } of rights) types.set(subject, new Set([...(types.get(subject) ?? []), ...fields]))
  return Object.fromEntries([...types].map(([type, fields]) => [type, [...fields]]))
}

/** What a role lacks only since it came later than the role. */
export interface LaterRights<Kept extends Right> {
  /** Rights to types that are new. */
  given: Right[]
  /** Rights that the role has, with the fields that are new in their type. */
  widened: { right: Kept; fields: string[] }[]
}

/**
 * What a role is to be given of types and fields that came after `known`. What was known is as a Super Admin left it: a right or a field that
 * the role does not have there was taken from it.
 */
export function laterRights<Kept extends Right>(first: readonly Right[], own: readonly Kept[], known: FieldsByType): LaterRights<Kept> {
  const newOf = ({ subject, fields = [] }: Right) => fields.filter((field) => !known[subject]?.includes(field))
  return {
    given: first.filter(({ subject }) => !(subject in known) && !own.some((right) => right.subject === subject)),
    widened: own.flatMap((right) => {
      const atFirst = first.find(({ action, subject }) => action === right.action && subject === right.subject)
      const lacks = atFirst && right.subject in known ? newOf(atFirst).filter((field) => !right.fields?.includes(field)) : []
      return lacks.length === 0 ? [] : [{ right, fields: [...(right.fields ?? []), ...lacks] }]
    }),
  }
}

/** A right of a Studio role, as Strapi stores it. Without `fields` it covers the whole entry. */
export interface Right {
  action: string
  subject: string
  fields?: readonly string[]
}

/** The fields of each type by its name; fields of components as `sections.subtitle`. */
export type FieldsByType = Readonly<Record<string, readonly string[]>>

/** Returns the types and fields that the rights cover. */
export function fieldsIn(rights: readonly Right[]): FieldsByType {
  const types = new Map<string, Set<string>>()
  for (const { subject, fields = [] } of rights) types.set(subject, new Set([...(types.get(subject) ?? []), ...fields]))
  return Object.fromEntries([...types].map(([type, fields]) => [type, [...fields]]))
}

/** The rights that a role lacks only because they came later than the role. */
export interface NewRights<Kept extends Right> {
  /** Rights to new types. */
  given: Right[]
  /** Existing rights, with the new fields of their type. */
  widened: { right: Kept; fields: string[] }[]
}

/**
 * Returns the rights to types and fields that came after `known`. Known ones stay as a Super Admin left them: a right or field that the role
 * lacks there was removed on purpose.
 */
export function newRights<Kept extends Right>(first: readonly Right[], own: readonly Kept[], known: FieldsByType): NewRights<Kept> {
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

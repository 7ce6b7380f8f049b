/** A section or a slide in a form. Its id exists only in the form and keeps typed text with its part when others are removed. */
export interface Part {
  id: string
}

/** Returns the next free id among the parts. */
export const nextPartId = (parts: readonly Part[]) => `p${Math.max(0, ...parts.map(({ id }) => Number(id.slice(1)) || 0)) + 1}`

/** Returns the parts numbered anew from 1. */
export const withPartIds = <P extends object>(parts: readonly P[]) => parts.map((part, index) => ({ ...part, id: `p${index + 1}` }))

export function withoutId<P extends Part>({ id: _, ...part }: P): Omit<P, 'id'> {
  return part
}

/** A section or a slide in a form. Its id is the form's own and is never sent: what is typed stays with it when others go. */
export interface Part {
  id: string
}

/** The id of the part that comes next; none is given twice while the others are there. */
export const nextPartId = (parts: readonly Part[]) => `p${Math.max(0, ...parts.map(({ id }) => Number(id.slice(1)) || 0)) + 1}`

/** The parts with new numbers, from the first. */
export const withPartIds = <P extends object>(parts: readonly P[]) => parts.map((part, index) => ({ ...part, id: `p${index + 1}` }))

export function withoutId<P extends Part>({ id: _, ...part }: P): Omit<P, 'id'> {
  return part
}

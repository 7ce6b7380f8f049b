import type { Part } from './part-ids.ts'

/** One place up or down. */
export type Step = -1 | 1

/** Returns the parts with one of them moved by a step. At an end of the list nothing moves. */
export function movedPart<P extends Part>(parts: readonly P[], id: string, step: Step): P[] {
  const from = parts.findIndex((part) => part.id === id)
  const moved = parts[from]
  const others = parts.filter((part) => part.id !== id)
  const to = from + step
  return moved === undefined || to < 0 || to > others.length ? [...parts] : [...others.slice(0, to), moved, ...others.slice(to)]
}

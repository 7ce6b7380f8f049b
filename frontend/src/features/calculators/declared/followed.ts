import type { Fields, InputOf } from './field.ts'

/**
 * The input after a change. A number that was what follows from the fields before it goes on following from them: another scheme has
 * another rate. One that the reader chose stays.
 */
export function followed<Of extends Fields>(fields: Of, input: InputOf<Of>, part: Partial<InputOf<Of>>): InputOf<Of> {
  const next: Record<string, unknown> = { ...input, ...part }
  const before: Readonly<Record<string, unknown>> = input
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'number' || typeof field.omitted !== 'function' || name in part) continue
    if (before[name] === field.omitted(before)) next[name] = field.omitted(next)
  }
  // The same fields, some with another number.
  return next as InputOf<Of>
}

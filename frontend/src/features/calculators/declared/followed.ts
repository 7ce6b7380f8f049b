import type { Fields, InputOf } from './field.ts'

/**
 * The input after a change. A number that equals its computed default is computed again, because another scheme, for example, has another rate. A
 * number that the reader chose stays.
 */
export function followed<Of extends Fields>(fields: Of, input: InputOf<Of>, part: Partial<InputOf<Of>>): InputOf<Of> {
  const next: Record<string, unknown> = { ...input, ...part }
  const before: Readonly<Record<string, unknown>> = input
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'number' || typeof field.omitted !== 'function' || name in part) continue
    if (before[name] === field.omitted(before)) next[name] = field.omitted(next)
  }
  // Only numbers were replaced, so the fields are the same and the cast is safe.
  return next as InputOf<Of>
}

import type { Fields, InputOf } from './field.ts'

/**
 * Returns a change with the fields that follow from it. A number that equals its computed default is computed again, because another scheme, for
 * example, has another rate. A number that the reader chose stays. Fields without a change are left out: another change may be under way.
 */
export function withDependentFields<Of extends Fields>(fields: Of, input: InputOf<Of>, part: Partial<InputOf<Of>>): Partial<InputOf<Of>> {
  const before: Readonly<Record<string, unknown>> = input
  const next: Record<string, unknown> = { ...input, ...part }
  const changed: Record<string, unknown> = { ...part }
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'number' || typeof field.omitted !== 'function' || name in part) continue
    if (before[name] === field.omitted(before)) changed[name] = next[name] = field.omitted(next)
  }
  // Only numbers were added, so the fields keep their kinds and the cast is safe.
  return changed as Partial<InputOf<Of>>
}

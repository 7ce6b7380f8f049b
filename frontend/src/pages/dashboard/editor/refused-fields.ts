import { fieldsOf } from '@artha/contract/unknown-fields'
import type { FieldProblems } from './entry-type.ts'

const valueAt = (values: unknown, path: string) => path.split('.').reduce<unknown>((value, name) => fieldsOf(value)[name], values)

/** Returns the server's messages on fields that still have the values that were sent. */
export function stillRefused(refused: { fields: FieldProblems; values: object } | undefined, values: object): FieldProblems {
  if (refused === undefined) return {}
  const isUnchanged = (path: string) => JSON.stringify(valueAt(refused.values, path)) === JSON.stringify(valueAt(values, path))
  return Object.fromEntries(Object.entries(refused.fields).filter(([path]) => isUnchanged(path)))
}

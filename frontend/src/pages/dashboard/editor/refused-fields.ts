import { fieldsOf } from '@artha/contract/unknown-fields'
import type { FieldProblems } from './editor-kind.ts'

const valueAt = (values: unknown, path: string) => path.split('.').reduce<unknown>((value, name) => fieldsOf(value)[name], values)

/** What the server has refused, as far as it still stands there as it was sent. */
export function stillRefused(refused: { fields: FieldProblems; values: object } | undefined, values: object): FieldProblems {
  if (refused === undefined) return {}
  const isUnchanged = (path: string) => JSON.stringify(valueAt(refused.values, path)) === JSON.stringify(valueAt(values, path))
  return Object.fromEntries(Object.entries(refused.fields).filter(([path]) => isUnchanged(path)))
}

import * as z from 'zod/mini'
import { issueText } from '@artha/contract/issue-texts'
import type { FieldProblems } from './entry-type.ts'

/** Returns the contract's first message on each field; undefined if the value is valid. */
export function contractProblems(schema: z.core.$ZodType, value: unknown): FieldProblems | undefined {
  const checked = z.safeParse(schema, value, { error: issueText })
  if (checked.success) return undefined
  const problems: Record<string, string> = {}
  for (const { path, message } of checked.error.issues) problems[path.join('.')] ??= message
  return problems
}

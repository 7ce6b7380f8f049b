import type { core } from 'zod/mini'

/** Returns the message of each issue by field: `sections.0.description`. */
export const fieldProblems = (issues: readonly core.$ZodIssue[]): Record<string, string> =>
  Object.fromEntries(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [key, 'This field does not exist'] as const)
        : [[issue.path.join('.'), issue.message] as const],
    ),
  )

import type * as z from 'zod'

/** A file of the demo publication is invalid. The message names the file and each problem. */
export class SeedFileError extends Error {
  constructor(file: string, problems: readonly string[]) {
    super(problems.map((problem) => `${file}: ${problem}`).join('\n'))
    this.name = 'SeedFileError'
  }
}

/** Parses a value with `schema`. Throws a SeedFileError that names the file and each wrong key. */
export function checkedSeedFile<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new SeedFileError(
    file,
    result.error.issues.map((issue) => `${issue.path.join('.') || 'the whole file'}: ${issue.message}`),
  )
}

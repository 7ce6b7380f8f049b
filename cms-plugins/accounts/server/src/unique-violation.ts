/** Returns the column that a unique index refused; undefined for every other error. Both drivers name it in their messages. */
export function uniqueViolationColumn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  // SQLite: "UNIQUE constraint failed: up_users.email"; PostgreSQL: 'violates unique constraint "up_users_email_unique"'.
  const refused = /UNIQUE constraint failed: \w+\.(\w+)|unique constraint "up_users_(\w+)_unique"/.exec(error.message)
  return refused?.[1] ?? refused?.[2]
}

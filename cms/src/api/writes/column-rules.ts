/**
 * Who writes each column: `written` by the users who may edit the entry, or `owned` by the server. Parts have rules of
 * their own. A column without a rule is the server's.
 */
export interface ColumnRules {
  [column: string]: 'written' | 'owned' | ColumnRules
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Of what a form sent, what it may write. */
export function writtenOf(rules: ColumnRules, sent: object): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...sent }
  return Object.fromEntries(
    Object.entries(rules).flatMap(([column, rule]) => {
      const value = fields[column]
      if (value === undefined || rule === 'owned') return []
      return [
        [column, rule !== 'written' && Array.isArray(value) ? value.map((part: unknown) => (isObject(part) ? writtenOf(rule, part) : part)) : value],
      ]
    }),
  )
}

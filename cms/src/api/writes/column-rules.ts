/**
 * Says who writes each column: `written` by users who may edit the entry, or `owned` by the server. Components have rules of their own. A column
 * without a rule is owned.
 */
export interface ColumnRules {
  [column: string]: 'written' | 'owned' | ColumnRules
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Returns those of the sent fields that a form may write. */
export function writableFields(rules: ColumnRules, sent: object): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...sent }
  return Object.fromEntries(
    Object.entries(rules).flatMap(([column, rule]) => {
      const value = fields[column]
      if (value === undefined || rule === 'owned') return []
      return [
        [
          column,
          rule !== 'written' && Array.isArray(value) ? value.map((part: unknown) => (isObject(part) ? writableFields(rule, part) : part)) : value,
        ],
      ]
    }),
  )
}

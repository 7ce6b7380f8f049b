import type { Core } from '@strapi/strapi'

/**
 * Returns the state of a price service from its questions, whose names begin with `beginnings`: the newest answer, and the most failures in a
 * row of one question.
 */
export async function sourceState(strapi: Core.Strapi, beginnings: readonly string[]): Promise<{ asOf: Date | null; failures: number }> {
  const rows: { as_of: Date | number | null; failures: number | null }[] = await strapi.db
    .connection('market_answers')
    .where((any) => beginnings.forEach((beginning) => void any.orWhere('question', 'like', `${beginning}%`)))
    .select('as_of', 'failures')
  const times = rows.flatMap(({ as_of }) => (as_of === null ? [] : [new Date(as_of).getTime()]))
  return {
    asOf: times.length === 0 ? null : new Date(Math.max(...times)),
    failures: Math.max(0, ...rows.map(({ failures }) => failures ?? 0)),
  }
}

import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { usersContaining } from './matching-users'
import { containsPattern } from './rules/contains-pattern'

export interface AuditRow {
  id: number
  documentId: string
  at: Date | string | number
  actor: string
  action: string
  subject: string
  details: Record<string, unknown> | string | null
}

/** The query is wrapped, because awaiting a bare knex query runs it. */
interface Entries {
  query: Knex.QueryBuilder
}

/**
 * Returns the query for audit entries whose action, actor, subject or details contain `q`, or whose actor or subject has a matching
 * current name or e-mail address. With `subjects`, only entries about these kinds. Returns undefined if nothing can match.
 */
export async function matchingEntries(strapi: Core.Strapi, q: string | undefined, subjects?: readonly string[]): Promise<Entries | undefined> {
  const entries = strapi.db.connection('accounts_audit_entries')
  if (subjects !== undefined) void entries.where((either) => subjects.forEach((kind) => void either.orWhere('subject', 'like', `${kind}:%`)))
  if (q === undefined) return { query: entries }
  const pattern = containsPattern(q.toLowerCase())
  if (pattern === undefined) return undefined
  const named = await usersContaining(strapi, q)
  const people = named && strapi.db.connection('up_users').select(strapi.db.connection.raw(`'user:' || document_id`)).where(named.condition)
  const textIn = (column: string) => strapi.db.connection.raw(`lower(cast(${column} as text)) like ? escape '!'`, [pattern])
  const query = entries.andWhere((either) => {
    for (const column of ['action', 'actor', 'subject', 'details']) void either.orWhere(textIn(column))
    if (people !== undefined) void either.orWhereIn('actor', people.clone()).orWhereIn('subject', people.clone())
  })
  return { query }
}

/** Returns one page of entries, newest first. The table only grows, so its ids are in order of time. */
export function newestEntries({ query }: Entries, limit: number, before?: number): Knex.QueryBuilder {
  const page = query
    .clone()
    .select({ id: 'id', documentId: 'document_id', at: 'at', actor: 'actor', action: 'action', subject: 'subject', details: 'details' })
    .orderBy('id', 'desc')
    .limit(limit)
  return before === undefined ? page : page.where('id', '<', before)
}

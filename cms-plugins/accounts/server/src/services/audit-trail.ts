import { maxListRow } from '@artha/contract/list-query'
import type { AuditLine, AuditPage, AuditQuery } from '@artha/contract/studio-access'
import type { Core } from '@strapi/strapi'
import { matchingEntries, newestEntries, type AuditRow } from '../audit-entries'
import type { CountRow } from '../matching-users'
import { csvLine } from '../rules/csv-line'
import { rowsOf } from '@artha/base/rows'
import { userType } from '@artha/base/user-row'

/** The number of entries in memory at a time during an export. */
const exportBatch = 500

/** Parses the JSON column. SQLite returns it as text in a plain query. */
function detailsIn(text: string): Record<string, unknown> {
  const details: unknown = JSON.parse(text)
  return typeof details === 'object' && details !== null ? { ...details } : {}
}

const detailsOf = ({ details }: AuditRow): Record<string, unknown> | null => (typeof details === 'string' ? detailsIn(details) : details)

/** Names the row type that `newestEntries` selects. */
const asAuditRows = (rows: AuditRow[]) => rows

const idsOf = (kind: string, actors: string[]): string[] => [
  ...new Set(actors.filter((actor) => actor.startsWith(`${kind}:`)).map((actor) => actor.slice(kind.length + 1))),
]

/** Reads the audit trail. */
export const auditTrail = ({ strapi }: { strapi: Core.Strapi }) => {
  const namesOf = async (actors: string[]): Promise<Map<string, string>> => {
    const users = await rowsOf<{ documentId: string; username: string }>(strapi, userType).findMany({
      where: { documentId: { $in: idsOf('user', actors) } },
      select: ['documentId', 'username'],
    })
    const editors = await rowsOf<{ id: number; firstname: string | null; lastname: string | null }>(strapi, 'admin::user').findMany({
      where: { id: { $in: idsOf('studio', actors).map(Number).filter(Number.isSafeInteger) } },
      select: ['id', 'firstname', 'lastname'],
    })
    return new Map([
      ...users.map(({ documentId, username }) => [`user:${documentId}`, username] as const),
      ...editors.map(({ id, firstname, lastname }) => [`studio:${id}`, [firstname, lastname].filter(Boolean).join(' ')] as const),
    ])
  }

  const linesOf = async (rows: AuditRow[]): Promise<AuditLine[]> => {
    const names = await namesOf(rows.flatMap(({ actor, subject }) => [actor, subject]))
    return rows.map((row) => {
      const details = detailsOf(row)
      const nameThen = typeof details?.username === 'string' ? details.username : ''
      return {
        _id: row.documentId,
        at: new Date(row.at).toISOString(),
        actor: row.actor,
        actorName: names.get(row.actor) ?? '',
        action: row.action,
        subject: row.subject,
        subjectName: names.get(row.subject) ?? nameThen,
        details,
      }
    })
  }

  return {
    /** Returns the current names of `user:<_id>` and `studio:<id>`. Deleted accounts have none. */
    namesOf,

    /**
     * Returns a page of the trail, newest first, and the number of matching entries, at most as many as a list shows. With `subjects`,
     * only entries about these kinds.
     */
    async page({ q, page, pageSize }: AuditQuery, subjects?: readonly string[]): Promise<AuditPage> {
      const matching = await matchingEntries(strapi, q, subjects)
      if (matching === undefined) return { results: [], total: 0 }
      const rows = await newestEntries(matching, pageSize)
        .offset((page - 1) * pageSize)
        .then(asAuditRows)
      const counted = matching.query.clone().select('id').limit(maxListRow).as('counted')
      const [count] = await strapi.db.connection.count<CountRow[]>({ total: '*' }).from(counted)
      return { results: await linesOf(rows), total: Number(count?.total) }
    },

    /** Yields all matching entries as lines of a CSV file, newest first, read from the database as they are sent. */
    async *csv(q: string | undefined): AsyncGenerator<string> {
      yield csvLine(['When (UTC)', 'Who', 'Who (id)', 'What', 'To whom or what', 'To whom or what (id)', 'Details'])
      const matching = await matchingEntries(strapi, q)
      let rows = matching === undefined ? [] : await newestEntries(matching, exportBatch).then(asAuditRows)
      while (matching !== undefined && rows.length > 0) {
        for (const line of await linesOf(rows)) {
          const details = line.details === null ? '' : JSON.stringify(line.details)
          yield csvLine([line.at, line.actorName, line.actor, line.action, line.subjectName, line.subject, details])
        }
        rows = await newestEntries(matching, exportBatch, rows.at(-1)?.id).then(asAuditRows)
      }
    },
  }
}

export const auditTrailService = (strapi: Core.Strapi): ReturnType<typeof auditTrail> => strapi.plugin('accounts').service('auditTrail')

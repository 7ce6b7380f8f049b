import { accountsOf } from '@artha/accounts/services'
import type { IssueReader, ListedOutcome } from '@artha/contract/newsletter-issue'
import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'

interface DeliveryRow {
  personKey: string
  tries: number
  reason: string | null
}

/** The stored states of an outcome: a mail that is being handed over counts as waiting, as in the numbers of the issue. */
const statesOf: Record<ListedOutcome, string[]> = { waiting: ['waiting', 'handed'], refused: ['refused'], unknown: ['unknown'] }

/** Reads a page of the readers of an issue with one outcome, in the order of its list. */
export async function listIssueReaders(
  strapi: Core.Strapi,
  issueId: number,
  { outcome, page, pageSize }: { outcome: ListedOutcome; page: number; pageSize: number },
) {
  const deliveries = rowsOf<DeliveryRow>(strapi, 'api::newsletter.newsletter-delivery')
  const where = { issueId, state: { $in: statesOf[outcome] } }
  const rows = await deliveries.findMany({ where, orderBy: { id: 'asc' }, limit: pageSize, offset: (page - 1) * pageSize })
  const emails = await accountsOf(strapi).subscribers.emailsOf(rows.map(({ personKey }) => personKey))
  const answers: IssueReader[] = rows.map(({ personKey, tries, reason }) => ({ email: emails.get(personKey) ?? '', reason: reason ?? '', tries }))
  return { answers, rows: rows.length, total: await deliveries.count({ where }) }
}

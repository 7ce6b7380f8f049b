import { accountsOf } from '@artha/accounts/services'
import type { IssueCounts } from '@artha/contract/newsletter-issue'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

const deliveries = 'newsletter_deliveries'
const issues = 'newsletter_issues'

/**
 * The state of one mail. `handed` is written before the mail goes to the server, so whatever ends the process, no mail goes out twice: a
 * `handed` one whose sender is gone becomes `unknown`.
 */
type DeliveryState = 'waiting' | 'handed' | 'accepted' | 'refused' | 'unknown' | 'left' | 'not-sent'

export interface WaitingDelivery {
  id: number
  person_key: string
  tries: number
}

/** Fixes the list of an issue: one row for each reader of this moment. Runs inside the transaction that starts the sending. */
export async function addList(strapi: Core.Strapi, issueId: number, trx: Knex.Transaction): Promise<void> {
  const { connection } = strapi.db
  const list = accountsOf(strapi)
    .subscribers.readerKeys()
    .clearSelect()
    .select(connection.raw('cast(? as integer)', [issueId]), 'person_key', connection.raw("'waiting'"), connection.raw('0'))
  await connection(connection.raw('?? (??, ??, ??, ??)', [deliveries, 'issue_id', 'person_key', 'state', 'tries']))
    .insert(list)
    .transacting(trx)
}

/** Gives up what is left of a stopped issue. */
export const cancelWaiting = (strapi: Core.Strapi, issueId: number, trx?: Knex.Transaction) => {
  const waiting = strapi.db.connection(deliveries).where({ issue_id: issueId, state: 'waiting' }).update({ state: 'not-sent' })
  return trx === undefined ? waiting : waiting.transacting(trx)
}

/** The delivery rows of one issue, for one holder of its lease. */
export const deliveryRows = (strapi: Core.Strapi, issueId: number, holder: string) => {
  const rows = () => strapi.db.connection(deliveries).where('issue_id', issueId)

  return {
    /** Returns waiting mails that are due, oldest first. */
    due: (now: Date, most: number): Promise<WaitingDelivery[]> =>
      rows()
        .where('state', 'waiting')
        .where((due) => void due.whereNull('due_at').orWhere('due_at', '<=', now))
        .orderBy('id')
        .limit(most)
        .select('id', 'person_key', 'tries'),

    /**
     * Marks a waiting mail as handed over. Returns false if it is not waiting any more, or if the issue is not ours to send: one statement
     * compares and sets, so of many senders at most one hands it over.
     */
    async hand(id: number): Promise<boolean> {
      const ours = strapi.db.connection(issues).where({ id: issueId, state: 'sending', sender: holder }).select('id')
      const handed: number = await rows().where({ id, state: 'waiting' }).whereIn('issue_id', ours).update({ state: 'handed', holder })
      return handed === 1
    },

    /** Notes the outcome of a mail that this holder has handed over, also where another has given it up as unknown meanwhile. */
    async note(id: number, outcome: { state: DeliveryState; tries?: number; due_at?: Date; reason?: string }): Promise<void> {
      await rows()
        .where({ id, holder })
        .whereIn('state', outcome.state === 'waiting' ? ['handed'] : ['handed', 'unknown'])
        .update({ reason: null, ...outcome })
    },

    /** Gives up the mails of holders that are gone. They are never sent again by themselves. */
    giveUpLost: () =>
      rows().where({ state: 'handed' }).whereNot({ holder }).update({ state: 'unknown', reason: 'The cms ended before the mail server answered' }),
  }
}

/**
 * Returns the outcomes of issues by their ids, also within the transaction that changes them. A mail that is being handed over counts as
 * waiting.
 */
export async function countDeliveries(strapi: Core.Strapi, issueIds: readonly number[]): Promise<(issueId: number) => IssueCounts> {
  const read = async ({ trx }: { trx: Knex.Transaction }) => {
    const found: { issue_id: number; state: DeliveryState; readers: number | string }[] = await trx(deliveries)
      .whereIn('issue_id', issueIds)
      .groupBy('issue_id', 'state')
      .select('issue_id', 'state')
      .count({ readers: '*' })
    return found
  }
  const rows = issueIds.length === 0 ? [] : await strapi.db.transaction(read)
  return (issueId) => {
    const ofIssue = rows.filter((row) => row.issue_id === issueId)
    const of = (...states: DeliveryState[]) => ofIssue.reduce((sum, { state, readers }) => (states.includes(state) ? sum + Number(readers) : sum), 0)
    return {
      list: of(...ofIssue.map(({ state }) => state)),
      waiting: of('waiting', 'handed'),
      accepted: of('accepted'),
      refused: of('refused'),
      unknown: of('unknown'),
      left: of('left'),
      notSent: of('not-sent'),
    }
  }
}

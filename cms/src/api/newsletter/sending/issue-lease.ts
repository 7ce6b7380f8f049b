import type { Core } from '@strapi/strapi'

const table = 'newsletter_issues'

/** The time after which the lease of a process that is gone passes to another one. It is renewed several times within it. */
export const leaseMs = 15_000

/** An issue that has mails to send, mails whose sender is gone, or mails that came back after it was stopped. */
export interface LeasedIssue {
  id: number
  state: string
}

/** Returns the issues that somebody should look after, and nobody does, oldest first. */
export const unattendedIssues = (strapi: Core.Strapi, now: Date): Promise<LeasedIssue[]> => {
  const ofIssue = (state: string) =>
    strapi.db
      .connection('newsletter_deliveries')
      .where({ issue_id: strapi.db.connection.ref(`${table}.id`), state })
      .select('id')
  return strapi.db
    .connection(table)
    .where((free) => void free.whereNull('sender_until').orWhere('sender_until', '<=', now))
    .where(
      (open) =>
        void open
          .where('state', 'sending')
          .orWhere((halted) => void halted.whereIn('state', ['paused', 'stopped']).whereExists(ofIssue('handed')))
          .orWhere((stopped) => void stopped.where('state', 'stopped').whereExists(ofIssue('waiting'))),
    )
    .orderBy('id')
    .select('id', 'state')
}

/** Takes the lease of an issue. One statement compares and sets, so of many processes one sends. */
export async function takeLease(strapi: Core.Strapi, id: number, holder: string, now: Date): Promise<boolean> {
  const taken: number = await strapi.db
    .connection(table)
    .where({ id })
    .where((free) => void free.whereNull('sender_until').orWhere('sender_until', '<=', now))
    .update({ sender: holder, sender_until: new Date(now.getTime() + leaseMs) })
  return taken === 1
}

/** Renews the lease. Returns false if another process has it, after this one has stood still for too long. */
export async function renewLease(strapi: Core.Strapi, id: number, holder: string, now: Date): Promise<boolean> {
  const renewed: number = await strapi.db
    .connection(table)
    .where({ id, sender: holder })
    .update({ sender_until: new Date(now.getTime() + leaseMs) })
  return renewed === 1
}

export const endLease = (strapi: Core.Strapi, id: number, holder: string) =>
  strapi.db.connection(table).where({ id, sender: holder }).update({ sender: null, sender_until: null })

/** Marks an issue as sent if nothing of it is left to send. */
export async function endIssue(strapi: Core.Strapi, id: number, holder: string, now: Date): Promise<boolean> {
  const open = strapi.db.connection('newsletter_deliveries').where('issue_id', id).whereIn('state', ['waiting', 'handed']).select('id')
  const ended: number = await strapi.db
    .connection(table)
    .where({ id, sender: holder, state: 'sending' })
    .whereNotExists(open)
    .update({ state: 'sent', ended_at: now, server_problem: null })
  return ended === 1
}

/** Notes why the mail server takes no mail; null once it does. */
export const noteServerProblem = (strapi: Core.Strapi, id: number, server_problem: string | null) =>
  strapi.db.connection(table).where({ id }).update({ server_problem })

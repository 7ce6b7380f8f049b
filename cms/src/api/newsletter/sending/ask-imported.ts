import { accountsOf } from '@artha/accounts/services'
import type { Core } from '@strapi/strapi'
import { paceOf } from './pace'

/** Mails in a row, so that an issue to be sent does not wait for long. */
const batch = 20

/** The pause before an address is asked again whose mail server refused the mail for now. The address expires some days later. */
const laterMs = 6 * 3_600_000

type Row = Awaited<ReturnType<ReturnType<typeof accountsOf>['subscribers']['dueToAsk']>>[number]

/**
 * Asks some imported addresses to confirm, no faster than `perMinute`. Each is taken first, so it is asked once or, if the process is killed
 * in that moment, never.
 */
export async function askImported(strapi: Core.Strapi, perMinute: number, signal: AbortSignal): Promise<void> {
  const { mail, newsletterMails, subscribers, subscriberImport } = accountsOf(strapi)
  const due = await subscribers.dueToAsk(batch)
  if (due.length === 0) return
  const pace = paceOf(perMinute, signal)
  const lane = mail.openLane()

  /** Returns false if the mail server takes no mail at present. */
  async function ask(row: Row): Promise<boolean> {
    if (!(await subscribers.takeToAsk(row))) return true
    const message = await newsletterMails.askingImported(row, await subscriberImport.statedDay(row.personKey))
    if (message === undefined) return true
    const { outcome } = await lane.send(message)
    if (outcome === 'later') await subscribers.askAgain(row, new Date(Date.now() + laterMs))
    if (outcome !== 'no-server') return true
    await subscribers.askAgain(row, new Date())
    return false
  }

  try {
    for (const row of due) {
      await pace()
      if (signal.aborted || !(await ask(row))) return
    }
  } finally {
    lane.close()
  }
}

import { accountsOf } from '@artha/accounts/services'
import { monotonicMs } from '@artha/base/monotonic-clock'
import type { Core } from '@strapi/strapi'
import { paceOf } from './pace'
import { serverPauseMs } from './try-again'

/** Mails in a row, so that an issue to be sent does not wait for long. */
const batch = 20

/** The pause before an address is tried again whose mail server refused the mail for now, and the time after which it no longer is. */
const laterMs = 6 * 3_600_000
const triedForMs = 48 * 3_600_000

/** While the mail server takes no mail, this process tries less and less often. */
let serverFailures = 0
let tryFrom = 0

type Row = Awaited<ReturnType<ReturnType<typeof accountsOf>['subscriberImport']['dueToAsk']>>[number]

/**
 * Asks some imported addresses to confirm, no faster than `perMinute`. Each is taken first, so it is asked once or, if the process is killed
 * in that moment, never.
 */
export async function askImported(strapi: Core.Strapi, perMinute: number, signal: AbortSignal): Promise<void> {
  const { mail, newsletterMails, subscriberImport } = accountsOf(strapi)
  if (monotonicMs() < tryFrom) return
  const due = await subscriberImport.dueToAsk(batch)
  if (due.length === 0) return
  const pace = paceOf(perMinute, signal)
  const lane = mail.openLane()

  /** Returns false if the mail server takes no mail at present. */
  async function ask(row: Row): Promise<boolean> {
    if (!(await subscriberImport.takeToAsk(row))) return true
    const { agreedAt, importedAt } = await subscriberImport.entryOf(row.personKey)
    const message = await newsletterMails.askingImported(row, agreedAt)
    if (message === undefined) return true
    const { outcome } = await lane.send(message)
    const now = Date.now()
    if (outcome === 'no-server') {
      serverFailures += 1
      tryFrom = monotonicMs() + serverPauseMs(serverFailures)
      await subscriberImport.askAgain(row, new Date(now))
      return false
    }
    serverFailures = 0
    if (outcome === 'later' && now - importedAt.getTime() < triedForMs) await subscriberImport.askAgain(row, new Date(now + laterMs))
    return true
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

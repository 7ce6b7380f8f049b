import { setTimeout as pause } from 'node:timers/promises'
import { accountsOf } from '@artha/accounts/services'
import type { Core } from '@strapi/strapi'
import { deliveryRows, type WaitingDelivery } from './delivery-rows'
import { noteServerProblem } from './issue-lease'
import { paceOf } from './pace'
import { withUnsubscribe, type IssueMail } from '../mail/issue-mail'
import { pauseAfterTries, serverPauseMs } from './try-again'

/** Mails read ahead, and connections to the mail server. */
const batch = 200
const lanes = 4

interface Sending {
  strapi: Core.Strapi
  issueId: number
  holder: string
  mail: IssueMail
  perMinute: number
  /** Aborted when the process ends, or when the lease was lost. */
  signal: AbortSignal
}

/**
 * Sends the due mails of an issue over several connections, until none is due, the issue is paused or stopped, or `signal` says so. Each
 * mail is marked as handed over before it goes, and its outcome is noted after.
 */
export async function sendDue({ strapi, issueId, holder, mail, perMinute, signal }: Sending): Promise<void> {
  const { mail: mailer, newsletterMails, subscribers } = accountsOf(strapi)
  const rows = deliveryRows(strapi, issueId, holder)
  const pace = paceOf(perMinute, signal)
  let isOver = false
  const isDone = () => isOver || signal.aborted
  let serverFailures = 0
  /** The pause that all connections share while the server takes no mail. */
  let serverPause: Promise<unknown> = Promise.resolve()

  async function afterServerFailure(id: number, reason: string) {
    await rows.note(id, { state: 'waiting' })
    serverFailures += 1
    await noteServerProblem(strapi, issueId, reason.slice(0, 250))
    serverPause = pause(serverPauseMs(serverFailures), undefined, { signal }).catch(() => undefined)
  }

  async function afterServerAnswer() {
    if (serverFailures === 0) return
    serverFailures = 0
    await noteServerProblem(strapi, issueId, null)
  }

  /** Sends one mail. Ends the sending if the issue is no longer ours to send. */
  async function sendOne(lane: ReturnType<typeof mailer.openLane>, { id, person_key, tries }: WaitingDelivery): Promise<void> {
    await serverPause
    await pace()
    if (isDone()) return
    if (!(await rows.hand(id))) {
      isOver = true
      return
    }
    const reader = await subscribers.readerOf(person_key)
    if (reader === null) return rows.note(id, { state: 'left' })
    const result = await lane.send(newsletterMails.issue(reader, withUnsubscribe(mail, newsletterMails.unsubscribeUrl(person_key))))
    if (result.outcome === 'no-server') return afterServerFailure(id, result.reason)
    await afterServerAnswer()
    if (result.outcome === 'accepted') return rows.note(id, { state: 'accepted' })
    const again = result.outcome === 'later' ? pauseAfterTries(tries + 1) : undefined
    if (again !== undefined) {
      return rows.note(id, { state: 'waiting', tries: tries + 1, due_at: new Date(Date.now() + again), reason: result.reason })
    }
    return rows.note(id, { state: result.outcome === 'unknown' ? 'unknown' : 'refused', tries: tries + 1, reason: result.reason })
  }

  async function alongLane(queue: WaitingDelivery[]) {
    const lane = mailer.openLane()
    try {
      for (let next = queue.shift(); next !== undefined && !isDone(); next = queue.shift()) await sendOne(lane, next)
    } catch (error) {
      isOver = true
      throw error
    } finally {
      lane.close()
    }
  }

  for (;;) {
    const queue = await rows.due(new Date(), batch)
    if (queue.length === 0 || isDone()) return
    // All have ended before the lease does
    const ended = await Promise.allSettled(Array.from({ length: lanes }, () => alongLane(queue)))
    for (const lane of ended) if (lane.status === 'rejected') throw lane.reason
  }
}

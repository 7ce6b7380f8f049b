import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { env } from '../../../env'
import { issueUid } from '../issue-row'
import { askImported } from './ask-imported'
import { cancelWaiting, deliveryRows } from './delivery-rows'
import { startDue } from './due-issues'
import { endIssue, endLease, leaseMs, renewLease, takeLease, unattendedIssues, type LeasedIssue } from './issue-lease'
import type { IssueMail } from '../mail/issue-mail'
import { sendDue } from './send-issue'
import { draftWeekly } from './weekly-issue'

/** The pause between two looks for something to send, of every process. */
const lookMs = 5_000

const stopping = new AbortController()
const isStopping = () => stopping.signal.aborted
let wake = () => {}
let done: Promise<void> = Promise.resolve()

/** Lets the job look at once, because an issue has just been started. */
export const sendNow = (): void => wake()

/** Renews the lease of an issue until `run` has ended. The signal that it gets is aborted if the lease is lost. */
async function whileLeased(strapi: Core.Strapi, id: number, holder: string, run: (signal: AbortSignal) => Promise<void>) {
  const lost = new AbortController()
  const timer = setInterval(() => {
    renewLease(strapi, id, holder, new Date()).then(
      (isOurs) => !isOurs && lost.abort(),
      // The database is away. Each mail asks it before it goes, so none goes meanwhile.
      () => undefined,
    )
  }, leaseMs / 5)
  try {
    await run(AbortSignal.any([stopping.signal, lost.signal]))
  } finally {
    clearInterval(timer)
    await endLease(strapi, id, holder)
  }
}

async function attend(strapi: Core.Strapi, { id, state }: LeasedIssue) {
  const holder = randomUUID()
  if (!(await takeLease(strapi, id, holder, new Date()))) return
  await whileLeased(strapi, id, holder, async (signal) => {
    await deliveryRows(strapi, id, holder).giveUpLost()
    if (state === 'stopped') await cancelWaiting(strapi, id)
    if (state !== 'sending') return
    const issue = await rowsOf<{ mail: IssueMail | null }>(strapi, issueUid).findOne({ where: { id }, select: ['mail'] })
    if (issue?.mail) await sendDue({ strapi, issueId: id, holder, mail: issue.mail, perMinute: env.NEWSLETTER_PER_MINUTE, signal })
    if (await endIssue(strapi, id, holder, new Date())) strapi.log.info(`newsletter: issue ${id} was sent`)
  })
}

async function work(strapi: Core.Strapi): Promise<void> {
  while (!isStopping()) {
    try {
      await draftWeekly(strapi, new Date())
      await startDue(strapi, new Date())
      for (const issue of await unattendedIssues(strapi, new Date())) await attend(strapi, issue)
      await askImported(strapi, env.NEWSLETTER_PER_MINUTE, stopping.signal)
    } catch (error) {
      if (!isStopping()) strapi.log.error(`newsletter: sending stood still, and goes on in ${lookMs / 1_000} s: ${String(error)}`)
    }
    const woken = new Promise<void>((resolve) => (wake = resolve))
    await Promise.race([pause(lookMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined), woken])
  }
}

/** Starts sending what is to be sent, one issue after another, and asking imported addresses. Every process runs this; the lease of an issue lets one of them send it. */
export function startSending(strapi: Core.Strapi): void {
  done = work(strapi)
}

/** Ends the sending after the mails under way. Another process goes on with the rest. */
export function stopSending(): Promise<void> {
  stopping.abort()
  return done
}

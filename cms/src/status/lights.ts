import { grouped, inPercent } from '@artha/contract/number-words'
import type { LightState } from '@artha/contract/studio-status'
import type { ProxyMismatch } from './site-contact'

/** A status light without its name; its time is formatted by the caller. */
export interface Light {
  state: LightState
  says: string
  at: Date | null
  next: string
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const megabyte = 1_000_000

const light = (state: LightState, says: string, at: Date | null, next = ''): Light => ({ state, says, at, next })

interface SiteFacts {
  /** The time of the site's last request to this process. */
  heardAt: Date | null
  /** The reason why SITE_URL does not answer; undefined if it does or was not asked. */
  fault?: string
  /** The difference between the site's proxies and its TRUST_PROXY. */
  proxySlip?: ProxyMismatch
}

const proxyWords: Readonly<Record<ProxyMismatch, string>> = {
  fewer: 'It was reached past its proxies, or TRUST_PROXY is too high: readers can fake the address that limits count.',
  more: 'There are more proxies than TRUST_PROXY says, or a reader claims one: behind a proxy, all readers count as one.',
}

/** Returns true if the site has been silent for ten minutes. It serves readers from its cache for a while, so SITE_URL is asked then. */
export const isSilent = (heardAt: Date | null, now: Date): boolean => heardAt === null || now.getTime() - heardAt.getTime() > 10 * minuteMs

export function siteLight({ heardAt, fault, proxySlip }: SiteFacts, now: Date): Light {
  if (!isSilent(heardAt, now) && proxySlip !== undefined) {
    const next =
      'Check that TRUST_PROXY is the number of proxies in front of the site that set X-Forwarded-For, and that no one can reach it past them.'
    return light('attention', proxyWords[proxySlip], heardAt, next)
  }
  if (!isSilent(heardAt, now)) return light('good', 'It asks the cms for its readers.', heardAt)
  if (fault === undefined) return light('good', 'It responds at SITE_URL. It has not requested anything new lately.', now)
  const next = 'Check that the site is running, that SITE_URL is its address, and that its CMS_URL and INTERNAL_KEY are correct.'
  return light('bad', `It has not requested anything lately, and SITE_URL does not respond: ${fault}.`, heardAt, next)
}

/** More than the cms needs with full caches, so something grows. */
const muchMemoryBytes = 450 * megabyte

export function cmsLight({ startedAt, memoryBytes }: { startedAt: Date; memoryBytes: number }): Light {
  const says = `Running, using ${Math.round(memoryBytes / megabyte)} MB of memory.`
  if (memoryBytes < muchMemoryBytes) return light('good', says, startedAt)
  return light('attention', says, startedAt, 'This is high. Restart it if it is still growing tomorrow, and tell the developers.')
}

export function databaseLight({ name, answerMs, fault }: { name: string; answerMs: number; fault?: string }, now: Date): Light {
  if (fault !== undefined) return light('bad', `${name} does not respond: ${fault}.`, now, 'Check that it is running and that its disk is not full.')
  const says = `${name} answered in ${Math.ceil(answerMs)} ms.`
  return answerMs < 500 ? light('good', says, now) : light('attention', says, now, 'This is slow. Check what else its machine is doing.')
}

/** Takes the fullest of the disks that are written to. */
export function diskLight({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }, now: Date): Light {
  const share = totalBytes === 0 ? 0 : freeBytes / totalBytes
  const says = `${grouped(Math.round(freeBytes / 100 / megabyte) / 10)} GB free (${inPercent(Math.round(share * 100))}) where uploads and the database are.`
  const next = 'Free some space: old backups, logs and other files on this disk.'
  if (freeBytes < 500 * megabyte) return light('bad', says, now, next)
  return freeBytes < 2_000 * megabyte || share < 0.05 ? light('attention', says, now, next) : light('good', says, now)
}

export interface MailFacts {
  /** The way in which mail is sent: not at all, to files in development, or by a server. */
  way: 'none' | 'outbox' | 'smtp'
  sentAt: Date | null
  failedAt: Date | null
}

export function mailLight({ way, sentAt, failedAt }: MailFacts): Light {
  if (way === 'none') return light('bad', 'No emails are sent, and no one can reset a password.', null, 'Set SMTP_URL and restart the cms.')
  if (way === 'outbox') return light('off', 'Each email is written as a file to OUTBOX_DIR, as intended in development.', sentAt)
  if (failedAt !== null && (sentAt === null || sentAt < failedAt)) {
    return light('bad', 'The last email could not be sent.', failedAt, 'See the log for the server’s reply, and check SMTP_URL.')
  }
  return sentAt === null ? light('off', 'No email has been needed since the cms started.', null) : light('good', 'The last email was sent.', sentAt)
}

export interface NewsletterFacts {
  number: number | null
  isPaused: boolean
  startedAt: Date | null
  /** Readers whose mail is not sent yet. */
  waiting: number
  /** The reason why the mail server takes no mail; "" while it does. */
  serverProblem: string
}

/** Takes the issue that needs somebody most; undefined if none is being sent. */
export function newsletterLight(issue: NewsletterFacts | undefined): Light {
  if (issue === undefined) return light('off', 'No issue is being sent.', null)
  const name = issue.number === null ? 'An issue' : `Issue ${issue.number}`
  const waiting = `${grouped(issue.waiting)} ${issue.waiting === 1 ? 'email waits' : 'emails wait'}`
  if (issue.isPaused) {
    return light('attention', `${name} is paused; ${waiting}.`, issue.startedAt, 'Let it go on or stop it, on its page in the dashboard.')
  }
  if (issue.serverProblem === '') return light('good', `${name} is being sent; ${waiting}.`, issue.startedAt)
  const next = 'Its page in the dashboard has the server’s reply. Check SMTP_URL; sending goes on by itself.'
  return light('bad', `${name} is not going out: the mail server takes no email; ${waiting}.`, issue.startedAt, next)
}

export interface SourceFacts {
  /** The name of its key's setting. */
  keyName: string
  hasKey: boolean
  /** The time of its newest prices. */
  asOf: Date | null
  /** The most failures in a row of one of its questions. */
  failures: number
}

export function sourceLight({ keyName, hasKey, asOf, failures }: SourceFacts, now: Date): Light {
  if (!hasKey) return light('off', 'Not in use: sample figures are shown and marked as such.', null, `To show real prices, set ${keyName}.`)
  if (failures === 0) {
    return asOf === null ? light('off', 'Not requested yet.', null) : light('good', 'Responding.', asOf)
  }
  const next = `See the log for its reply, and check the key in ${keyName} and the limits of your plan.`
  const says = `Failed ${failures === 1 ? 'once' : `${failures} times`}; readers see ${asOf === null ? 'sample figures' : 'the last good ones'}.`
  const isLong = asOf === null || now.getTime() - asOf.getTime() > 24 * hourMs
  return light(isLong ? 'bad' : 'attention', says, asOf, next)
}

export function backupLight({ madeAt, remindHours }: { madeAt: Date | null; remindHours: number }, now: Date): Light {
  if (remindHours === 0) return light('off', 'Handled elsewhere (BACKUP_REMIND_HOURS is 0).', madeAt)
  const next = 'Run npm run backup, and find out why it does not run every day.'
  if (madeAt === null) return light('bad', 'No backup made with npm run backup was found.', null, next)
  if (now.getTime() - madeAt.getTime() > remindHours * hourMs)
    return light('bad', `The last backup is older than ${remindHours} hours.`, madeAt, next)
  return light('good', 'The last backup was made.', madeAt)
}

export function rowsLight(count: number, now: Date): Light {
  if (count === 0) return light('good', 'Everything published is shown.', now)
  const says = count === 1 ? 'One published entry is not shown.' : `${count} published entries are not shown.`
  return light('attention', says, now, 'Open the “Not shown” tab: it gives the reason for each entry.')
}

import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { createTransport } from 'nodemailer'
import { runAfterResponse } from '../background-work'
import { backupReminderMail } from '../rules/mail-texts'
import type { HandOver } from '../rules/hand-over'
import { messageProblem, type MailMessage } from '../rules/mail-message'
import type { AccountsSettings } from '../settings'
import { smtpLane } from './mail-lane'

/** Stops nodemailer from reading files or addresses named in a message. */
const textOnly = { disableFileAccess: true, disableUrlAccess: true }

/** The timeouts for a mail server that does not answer, in milliseconds: shorter than a user's patience. */
const timeLimitsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

function bySmtp(url: string) {
  const transport = createTransport({ url, ...timeLimitsMs, ...textOnly })
  return async (message: object) => {
    await transport.sendMail(message)
  }
}

/** Writes each message to a file that a mail program can open. Only the user who runs the program can read it, because it holds codes. */
function intoOutbox(folder: string) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...textOnly })
  return async (message: object) => {
    const { message: content } = await transport.sendMail(message)
    if (!Buffer.isBuffer(content)) throw new Error('The mail came as a stream')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`
    await writeFile(path.join(folder, name), content, { flag: 'wx', mode: 0o600 })
  }
}

/** Sends mail by SMTP if configured; otherwise, outside production, into a folder. */
export const mail = ({ strapi }: { strapi: Core.Strapi }) => {
  const { smtpUrl, from, outboxDir } = strapi.config.get<AccountsSettings['mail']>('plugin::accounts.mail')
  const { isProduction } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const outbox = isProduction ? undefined : intoOutbox(outboxDir)
  const deliver = smtpUrl === undefined ? outbox : bySmtp(smtpUrl)

  const counts = { sent: 0, failed: 0 }
  const tries: { sentAt: Date | null; failedAt: Date | null } = { sentAt: null, failedAt: null }

  function noteTry(isSent: boolean) {
    tries[isSent ? 'sentAt' : 'failedAt'] = new Date()
    counts[isSent ? 'sent' : 'failed'] += 1
  }

  /** Returns a message as the mail client takes it. As an object, the address is not parsed and cannot become several. */
  function composed({ to, subject, text, html, headers }: MailMessage): object {
    return { from, to: { name: '', address: to }, subject, text, html, headers }
  }

  async function send(message: MailMessage): Promise<void> {
    const fault = messageProblem(message)
    if (fault !== undefined) throw new Error(fault)
    if (deliver === undefined) throw new Error('SMTP_URL is not set')
    try {
      await deliver(composed(message))
      noteTry(true)
    } catch (error) {
      noteTry(false)
      throw error
    }
  }

  /** Opens a connection for the mails of an issue, one after another. Without a mail server they go into the folder. */
  function openLane() {
    const lane = smtpUrl === undefined ? undefined : smtpLane(smtpUrl, timeLimitsMs)

    async function handOver(message: MailMessage): Promise<HandOver> {
      const reason = messageProblem(message)
      if (reason !== undefined) return { outcome: 'refused', reason }
      if (lane !== undefined) return await lane.send({ ...composed(message), ...textOnly })
      if (outbox === undefined) return { outcome: 'no-server', reason: 'SMTP_URL is not set' }
      await outbox(composed(message))
      return { outcome: 'accepted' }
    }

    return {
      async send(message: MailMessage): Promise<HandOver> {
        const result = await handOver(message)
        // A refusal is about one reader and says nothing about the server.
        if (result.outcome !== 'refused' && result.outcome !== 'later') noteTry(result.outcome === 'accepted')
        return result
      },
      close: () => lane?.close(),
    }
  }

  return {
    send,
    openLane,

    /** Sends a message after the response. `what` names it in the log. */
    post: (what: string, message: MailMessage) => runAfterResponse(strapi, `the mail "${what}"`, () => send(message)),

    canSend: (): boolean => deliver !== undefined,

    /** Returns the times of the last mail sent and of the last failure, for this process. */
    lastTries: () => ({ ...tries }),

    /** Returns the numbers of mails sent and failed since the process started. */
    counts: () => ({ ...counts }),

    /** Mails the primary admin that the last backup is too old. */
    postBackupReminder(madeAt: Date | null): void {
      const site = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
      const { email } = strapi.config.get<AccountsSettings['primaryAdmin']>('plugin::accounts.primaryAdmin')
      runAfterResponse(strapi, 'the mail "backup"', () => send(backupReminderMail(site, email, madeAt)))
    },

    /** Warns at start if no mail can be sent. */
    announce() {
      if (deliver !== undefined) return
      strapi.log.warn('SMTP_URL is not set: no mail is sent, and passwords cannot be reset.')
    },
  }
}

export const mailService = (strapi: Core.Strapi): ReturnType<typeof mail> => strapi.plugin('accounts').service('mail')

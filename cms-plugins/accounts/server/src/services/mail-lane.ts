import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { withoutAddresses } from '../background-work'
import { handOverAfter, type HandOver, type MailFailure } from '../rules/hand-over'

/** A connection to the mail server for many mails, one after another. */
export interface MailLane {
  send: (message: object) => Promise<HandOver>
  close: () => void
}

function failureOf(error: unknown): MailFailure {
  // The mail client adds these to its errors; on any other they are undefined.
  const { command, responseCode } = Object(error) as Partial<MailFailure>
  return { command, responseCode, message: withoutAddresses(error) }
}

type Done = (error?: Error | null) => void

/** Runs a call of the mail client. Rejects if the call fails or the connection breaks. */
const called = (connection: SMTPConnection, call: (done: Done) => void) =>
  new Promise<void>((resolve, reject) => {
    connection.once('error', reject)
    call((error) => {
      connection.off('error', reject)
      if (error) reject(error)
      else resolve()
    })
  })

/**
 * Opens a lane to the server at `url`. It connects with the first mail, and again if the server has ended the connection since the last
 * one, but never twice for a mail whose content was begun.
 */
export function smtpLane(url: string, options: object): MailLane {
  const { auth, ...address } = parseConnectionUrl(url)
  let connection: SMTPConnection | undefined

  async function connect(): Promise<SMTPConnection> {
    const made = new SMTPConnection({ ...address, ...options })
    // Without a listener, an error between two mails would end the process.
    made.on('error', () => {})
    made.once('end', () => {
      if (connection === made) connection = undefined
    })
    await called(made, (done) => made.connect(done))
    if (auth !== undefined && made.allowsAuth) await called(made, (done) => made.login({ credentials: auth }, done))
    return made
  }

  function close() {
    connection?.close()
    connection = undefined
  }

  async function handOver(open: SMTPConnection, envelope: object, content: Buffer): Promise<HandOver> {
    let isBegun = false
    const body = new Readable({
      read() {
        isBegun = true
        this.push(content)
        this.push(null)
      },
    })
    try {
      await called(open, (done) => open.send(envelope, body, done))
      return { outcome: 'accepted' }
    } catch (error) {
      // The connection may be in the middle of a mail.
      close()
      return handOverAfter(failureOf(error), isBegun)
    }
  }

  async function send(message: object): Promise<HandOver> {
    const composed = new MailComposer(message).compile()
    const [envelope, content] = [composed.getEnvelope(), await composed.build()]
    for (;;) {
      const isNew = connection === undefined
      try {
        connection ??= await connect()
      } catch (error) {
        return handOverAfter(failureOf(error), false)
      }
      const result = await handOver(connection, envelope, content)
      if (isNew || result.outcome !== 'no-server') return result
    }
  }

  return { send, close }
}

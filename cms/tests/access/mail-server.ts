import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../free-port'

export interface ReceivedMail extends ParsedMail {
  /** The recipients by RCPT TO, whatever the headers say. */
  recipients: string[]
}

export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** The mails to an address, as soon as there are so many. */
  mailsTo: (address: string, count?: number) => Promise<ReceivedMail[]>
  stop: () => Promise<void>
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A real SMTP server on loopback that keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      simpleParser(stream).then((mail) => {
        received.push({ ...mail, recipients })
        done()
      }, done)
    },
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async mailsTo(address, count = 1) {
      const end = Date.now() + 10_000
      const found = () => received.filter(({ recipients }) => recipients.includes(address))
      while (found().length < count && Date.now() < end) await pause(20)
      if (found().length < count) throw new Error(`${found().length} mails to ${address} arrived instead of ${count}`)
      return found()
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

import type { AddressInfo } from 'node:net'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends ParsedMail {
  /** The recipients named in RCPT TO, which may differ from the headers. */
  recipients: string[]
}

export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** Resolves with the mails to an address once there are `count` of them. */
  mailsTo: (address: string, count?: number) => Promise<ReceivedMail[]>
  /** Accepts no mail until the returned function is called. */
  hold: () => () => void
  stop: () => Promise<void>
}

/** Much longer than a mail takes on a busy machine. */
const mailLimitMs = 60_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Starts an SMTP server on loopback that stores every mail it receives, at a port if one is given. */
export async function startMailServer(atPort = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let gate = Promise.resolve()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      simpleParser(stream).then(async (mail) => {
        await gate
        received.push({ ...mail, recipients })
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => void server.listen(atPort, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async mailsTo(address, count = 1) {
      const end = Date.now() + mailLimitMs
      const found = () => received.filter(({ recipients }) => recipients.includes(address))
      while (found().length < count && Date.now() < end) await pause(20)
      if (found().length < count) throw new Error(`${found().length} mails to ${address} arrived instead of ${count}`)
      return found()
    },
    hold() {
      let open = () => {}
      gate = new Promise((resolve) => (open = resolve))
      return open
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export interface UnrulyMailServer {
  url: string
  /** The number of mails that it has taken for each address, also those whose answer it never sent. */
  taken: ReadonlyMap<string, number>
  /** The whole mails by address, as they came. */
  mails: ReadonlyMap<string, string>
  /** Takes no mail until the returned function is called. */
  hold: () => () => void
  stop: () => Promise<void>
}

const answerWith = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

/**
 * Starts an SMTP server on loopback that does what the name of a mailbox says: `refuse…` gets 550, `later…` gets 451, `soon…` gets it the first time, `full…` gets 552 after
 * the content, and for `drop…` the connection breaks after the content, without an answer. It takes all other mails.
 */
export async function startUnrulyMailServer(): Promise<UnrulyMailServer> {
  const taken = new Map<string, number>()
  const mails = new Map<string, string>()
  const asked = new Set<string>()
  let gate = Promise.resolve()
  /** The library's types leave out the socket of a session. */
  const socketOf = (id: string) => [...(server.connections as Iterable<{ id: string; _socket: Socket }>)].find((open) => open.id === id)?._socket
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('refuse')) return done(answerWith(550, 'No such mailbox'))
      if (address.startsWith('soon') && !asked.has(address)) {
        asked.add(address)
        return done(answerWith(451, 'Try again soon'))
      }
      if (address.startsWith('later')) return done(answerWith(451, 'Try again later'))
      done()
    },
    onData(stream, session: SMTPServerSession, done) {
      const to = session.envelope.rcptTo[0]?.address ?? ''
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void gate.then(() => {
          if (to.startsWith('full')) return done(answerWith(552, 'The mailbox is full'))
          taken.set(to, (taken.get(to) ?? 0) + 1)
          mails.set(to, Buffer.concat(chunks).toString())
          if (to.startsWith('drop')) socketOf(session.id)?.destroy()
          else done()
        })
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    mails,
    hold() {
      let open = () => {}
      gate = new Promise((resolve) => (open = resolve))
      return open
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

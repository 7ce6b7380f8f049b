import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Connection {
  answers: Set<ServerResponse>
  /** The bytes received when its last response ended; more means that another request has begun. */
  bytesRead: number
  /**
   * Looks in a row at which no client waited. Counted in looks, because by the clock a delayed process would close connections that it has not
   * read yet.
   */
  idleLooks: number
}

/** Between two requests the client may be about to send one. */
const mostIdleLooks = 2
/** A new client that has sent nothing yet is about to. */
const mostNewLooks = 20

/** Tracks for each connection whether a client waits for a response, so that ending the server cuts off none. */
export class OpenConnections {
  readonly #open = new Map<Socket, Connection>()
  #isEnding = false

  constructor(server: Server) {
    server.prependListener('connection', (socket: Socket) => {
      this.#open.set(socket, { answers: new Set(), bytesRead: 0, idleLooks: 0 })
      socket.once('close', () => this.#open.delete(socket))
    })
    server.prependListener('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
      const connection = this.#open.get(socket)
      if (connection === undefined) return
      if (this.#isEnding) answer.setHeader('connection', 'close')
      connection.answers.add(answer)
      answer.once('close', () => {
        connection.answers.delete(answer)
        connection.bytesRead = socket.bytesRead
      })
    })
  }

  /** Adds `Connection: close` to every response from now on. */
  announceEnd() {
    this.#isEnding = true
    for (const { answers } of this.#open.values()) {
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('connection', 'close')
    }
  }

  /** Closes connections on which no client waits or waited a moment ago. Call every 50 ms, after reading what has arrived. */
  closeIdle() {
    for (const [socket, connection] of this.#open) {
      if (connection.answers.size > 0 || socket.bytesRead > connection.bytesRead) connection.idleLooks = 0
      else if ((connection.idleLooks += 1) > (socket.bytesRead === 0 ? mostNewLooks : mostIdleLooks)) socket.destroy()
    }
  }

  cut() {
    for (const socket of this.#open.keys()) socket.destroy()
  }
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Connection {
  answers: Set<ServerResponse>
  /** Bytes read when the last answer ended: if more have arrived, another request has begun. */
  bytesRead: number
  /**
   * Number of checks in a row without a waiting client. Checks are counted, not time: a process that was blocked would close connections
   * with input that it has not read yet.
   */
  idleLooks: number
}

/** A client may be about to send its next request. */
const mostIdleLooks = 2
/** A client that has just connected is about to send its first request. */
export const mostNewLooks = 20

/** Tracks for each connection if a client is waiting for an answer, so that ending the server cuts off no answer. */
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

  /** Adds "Connection: close" to every answer from now on. */
  announceEnd() {
    this.#isEnding = true
    for (const { answers } of this.#open.values()) {
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('connection', 'close')
    }
  }

  /** Closes connections on which no client waits or waited a moment ago. Call it every 50 ms, after all input has been read. */
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

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Connection {
  answers: Set<ServerResponse>
  /** What had come on it when it was last without a question: more than that is the beginning of another. */
  bytesRead: number
  /** At how many looks in a row no client waited on it. By the clock a process that was held up would close what it has not read yet. */
  idleLooks: number
}

/** Between two requests the client may be about to send one. */
const mostIdleLooks = 2
/** A client that has just connected and sent nothing yet is about to. */
export const mostNewLooks = 20

/** Knows for each connection whether a client waits for an answer on it, so that ending the server cuts off no answer. */
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

  /** From now on every answer says that its connection ends with it. */
  announceEnd() {
    this.#isEnding = true
    for (const { answers } of this.#open.values()) {
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('connection', 'close')
    }
  }

  /** One look, to be taken every 50 ms after what had come was read: closes connections on which no client waits or has waited a moment ago. */
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

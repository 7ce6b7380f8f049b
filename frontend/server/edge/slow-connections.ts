import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { msFor, timeLeftMs, type Pace } from './pace.ts'

export interface WatchSettings {
  readerPace: Pace
  /** Time between two checks. */
  everyMs: number
  /** Answers a client that sent too slowly and has no answer yet. */
  onSlowSender: (socket: Socket) => void
}

interface Sender {
  pace: Pace
  leftMs: number
  bytesRead: number
  /** Bytes sent when the request began: if the number is unchanged, the request has no answer yet. */
  bytesWritten: number
}

interface Reader {
  leftMs: number
  delivered: number
}

/**
 * Closes connections whose client sends a body too slowly or reads an answer too slowly. It checks the counters of the sockets at
 * intervals, so that fast connections cost nothing.
 */
export class SlowConnections {
  readonly #settings: WatchSettings
  readonly #readers = new Map<Socket, Reader>()
  readonly #senders = new Map<IncomingMessage, Sender>()
  readonly #timer: NodeJS.Timeout
  #checkedAt = performance.now()

  constructor(server: Server, settings: WatchSettings) {
    this.#settings = settings
    server.on('connection', (socket: Socket) => {
      this.#readers.set(socket, { leftMs: settings.readerPace.graceMs, delivered: 0 })
      socket.once('close', () => this.#readers.delete(socket))
    })
    this.#timer = setInterval(() => this.#check(), settings.everyMs).unref()
    server.once('close', () => clearInterval(this.#timer))
  }

  /** Watches the body of a request until all of it has arrived. */
  watchBody(request: IncomingMessage, pace: Pace) {
    const { bytesRead, bytesWritten } = request.socket
    this.#senders.set(request, { pace, leftMs: pace.graceMs, bytesRead, bytesWritten })
  }

  #check() {
    const now = performance.now()
    // If this process was blocked, the clients are not to blame
    const passedMs = Math.min(now - this.#checkedAt, 2 * this.#settings.everyMs)
    this.#checkedAt = now
    for (const [socket, reader] of this.#readers) this.#checkReader(socket, reader, passedMs)
    for (const [request, sender] of this.#senders) this.#checkSender(request, sender, passedMs)
  }

  #checkReader(socket: Socket, reader: Reader, passedMs: number) {
    const { readerPace } = this.#settings
    const waiting = socket.writableLength
    const delivered = socket.bytesWritten - waiting
    const progress = { waitedMs: waiting > 0 ? passedMs : 0, bytes: delivered - reader.delivered }
    reader.leftMs = timeLeftMs(reader.leftMs, progress, readerPace)
    reader.delivered = delivered
    // A piece counts as delivered only when all of it is sent, so its size earns extra time
    if (waiting > 0 && reader.leftMs + msFor(waiting, readerPace) <= 0) socket.destroy()
  }

  #checkSender(request: IncomingMessage, sender: Sender, passedMs: number) {
    const { socket } = request
    if (request.complete || request.destroyed || socket.destroyed) return this.#senders.delete(request)
    // If input is waiting, we are the slow side
    const waitedMs = request.readableLength > 0 ? 0 : passedMs
    sender.leftMs = timeLeftMs(sender.leftMs, { waitedMs, bytes: socket.bytesRead - sender.bytesRead }, sender.pace)
    sender.bytesRead = socket.bytesRead
    if (sender.leftMs > 0) return
    this.#senders.delete(request)
    if (socket.bytesWritten > sender.bytesWritten) socket.destroy()
    else this.#settings.onSlowSender(socket)
  }
}

import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { msFor, timeLeftMs, type Pace } from './pace.ts'

export interface WatchSettings {
  readerPace: Pace
  /** How often is looked. */
  everyMs: number
  /** Answers a sender who was too slow, as far as nothing was answered yet. */
  onSlowSender: (socket: Socket) => void
}

interface Sender {
  pace: Pace
  leftMs: number
  bytesRead: number
  /** What the connection had been sent before: where it is still that, this request has no answer yet. */
  bytesWritten: number
}

interface Reader {
  leftMs: number
  delivered: number
}

/**
 * Ends connections whose other side holds us up: bodies that come too slowly, answers that are read too slowly. It looks at
 * the counters of the sockets once in a while, so that what is fast costs nothing.
 */
export class SlowConnections {
  readonly #settings: WatchSettings
  readonly #readers = new Map<Socket, Reader>()
  readonly #senders = new Map<IncomingMessage, Sender>()
  readonly #timer: NodeJS.Timeout
  #lookedAt = performance.now()

  constructor(server: Server, settings: WatchSettings) {
    this.#settings = settings
    server.on('connection', (socket: Socket) => {
      this.#readers.set(socket, { leftMs: settings.readerPace.graceMs, delivered: 0 })
      socket.once('close', () => this.#readers.delete(socket))
    })
    this.#timer = setInterval(() => this.#look(), settings.everyMs).unref()
    server.once('close', () => clearInterval(this.#timer))
  }

  /** Minds a request's body until it is there. */
  watchBody(request: IncomingMessage, pace: Pace) {
    const { bytesRead, bytesWritten } = request.socket
    this.#senders.set(request, { pace, leftMs: pace.graceMs, bytesRead, bytesWritten })
  }

  #look() {
    const now = performance.now()
    // When this process itself was blocked, the clients are not to blame
    const passedMs = Math.min(now - this.#lookedAt, 2 * this.#settings.everyMs)
    this.#lookedAt = now
    for (const [socket, reader] of this.#readers) this.#lookAtReader(socket, reader, passedMs)
    for (const [request, sender] of this.#senders) this.#lookAtSender(request, sender, passedMs)
  }

  #lookAtReader(socket: Socket, reader: Reader, passedMs: number) {
    const { readerPace } = this.#settings
    const waiting = socket.writableLength
    const delivered = socket.bytesWritten - waiting
    const progress = { waitedMs: waiting > 0 ? passedMs : 0, bytes: delivered - reader.delivered }
    reader.leftMs = timeLeftMs(reader.leftMs, progress, readerPace)
    reader.delivered = delivered
    // What was handed over in one piece is counted when all of it is gone: it has its own time
    if (waiting > 0 && reader.leftMs + msFor(waiting, readerPace) <= 0) socket.destroy()
  }

  #lookAtSender(request: IncomingMessage, sender: Sender, passedMs: number) {
    const { socket } = request
    if (request.complete || request.destroyed || socket.destroyed) return this.#senders.delete(request)
    // Where something lies ready, it is we who have not taken it
    const waitedMs = request.readableLength > 0 ? 0 : passedMs
    sender.leftMs = timeLeftMs(sender.leftMs, { waitedMs, bytes: socket.bytesRead - sender.bytesRead }, sender.pace)
    sender.bytesRead = socket.bytesRead
    if (sender.leftMs > 0) return
    this.#senders.delete(request)
    if (socket.bytesWritten > sender.bytesWritten) socket.destroy()
    else this.#settings.onSlowSender(socket)
  }
}

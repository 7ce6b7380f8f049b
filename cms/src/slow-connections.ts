import { monotonicMs } from '@artha/base/monotonic-clock'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorAnswer } from '@artha/contract/errors'

export const headersLimitMs = 10_000
/** The time for a request to arrive: a film of 100 MB over a line of 1 Mbit/s. */
export const requestLimitMs = 15 * 60_000
export const checkIntervalMs = 1_000

/** 64 kbit/s, and the pauses allowed beyond that. A phone that changes cells is silent for some seconds. */
const slowestBytesPerSecond = 8_000
const senderPauseMs = 10_000
const uploadPauseMs = 30_000
const readerPauseMs = 30_000
/** The time for the client to read a refusal, which is often lost if the connection closes at once. */
const lingerMs = 2_000

interface Side {
  pauseMs: number
  leftMs: number
  bytes: number
}

interface Exchange {
  response: ServerResponse
  sender: Side
}

/** Waiting uses up a side's pause, and bytes earn it back, never above its full length. */
function spend(side: Side, waitedMs: number, bytes: number) {
  side.leftMs = Math.min(side.pauseMs, side.leftMs - waitedMs + msFor(bytes - side.bytes))
  side.bytes = bytes
}

const msFor = (bytes: number) => (bytes * 1_000) / slowestBytesPerSecond

const newSide = (pauseMs: number, bytes: number): Side => ({ pauseMs, leftMs: pauseMs, bytes })

/**
 * Ends connections whose other side is too slow in sending a body or reading a response. The site does the same in front of the cms; this is for
 * clients that reach it directly.
 */
export function cutSlowConnections(server: Server): void {
  const readers = new Map<Socket, Side>()
  const exchanges = new Map<IncomingMessage, Exchange>()
  server.on('connection', (socket: Socket) => {
    readers.set(socket, newSide(readerPauseMs, 0))
    socket.once('close', () => readers.delete(socket))
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // A client that disconnects early makes both streams fail; their users notice the end of the stream.
    request.on('error', () => undefined)
    response.on('error', () => undefined)
    if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return
    const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '')
    exchanges.set(request, { response, sender: newSide(isForm ? uploadPauseMs : senderPauseMs, request.socket.bytesRead) })
  })
  let lookedAt = monotonicMs()
  const look = () => {
    const now = monotonicMs()
    // If this process itself was blocked, the clients are not to blame.
    const passedMs = Math.min(now - lookedAt, 2 * checkIntervalMs)
    lookedAt = now
    for (const [socket, reader] of readers) lookAtReader(socket, reader, passedMs)
    for (const [request, exchange] of exchanges) if (isOver(request, exchange, passedMs)) exchanges.delete(request)
  }
  const timer = setInterval(look, checkIntervalMs).unref()
  server.once('close', () => clearInterval(timer))
}

function lookAtReader(socket: Socket, reader: Side, passedMs: number) {
  const waiting = socket.writableLength
  spend(reader, waiting > 0 ? passedMs : 0, socket.bytesWritten - waiting)
  // Data handed over in one piece is counted when all of it is gone, so it gets its own time.
  if (waiting > 0 && reader.leftMs + msFor(waiting) <= 0) socket.destroy()
}

/** Returns true if a body no longer needs watching: it has arrived, or was refused. */
function isOver(request: IncomingMessage, { response, sender }: Exchange, passedMs: number): boolean {
  const { socket } = request
  if (request.complete || request.destroyed || socket.destroyed) return true
  // If received data is waiting, it is we who have not read it.
  spend(sender, request.readableLength > 0 ? 0 : passedMs, socket.bytesRead)
  if (sender.leftMs > 0) return false
  refuse(socket, response)
  return true
}

function refuse(socket: Socket, response: ServerResponse) {
  if (response.headersSent || !socket.writable) return socket.destroy()
  const body = JSON.stringify({ message: 'The request came too slowly. Please try again.', code: 'validation' } satisfies ErrorAnswer)
  const head = [
    'HTTP/1.1 408 Request Timeout',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  setTimeout(() => socket.destroy(), lingerMs).unref()
  return socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isForwardedPath } from '../forward/forwarded-path.ts'
import { redactedPath } from '@artha/contract/redact'
import { logError, pathWithoutQuery } from '../watch/log.ts'
import { sendErrorPage, sendNotFound, type PageRoutesSettings } from '../render/page-routes.ts'
import { sendError } from './send-error.ts'

/** An error with the fields that Fastify and Node add. */
interface Fault extends Error {
  code?: string
  statusCode?: number
}

/** Error codes of addresses that the router cannot match: badly encoded, or with a part too long to be an id. */
const unroutable = ['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH']

/** Answers an error: 404 for an address that cannot be routed, 400 for an invalid request, and for all others 500 with a line in the log. */
export function handleError(pages: PageRoutesSettings, fault: Fault, request: FastifyRequest, reply: FastifyReply) {
  const path = pathWithoutQuery(request.url)
  const isForApi = isForwardedPath(path)
  if (unroutable.includes(fault.code ?? '')) {
    return isForApi ? sendError(reply, 'not-found', 'There is nothing at this address.') : sendNotFound(pages, request, reply)
  }
  if ((fault.statusCode ?? 500) < 500) {
    return sendError(reply.header('connection', 'close'), 'validation', 'The request could not be read.')
  }
  logError({ message: 'A request failed', requestId: request.id, method: request.method, path: redactedPath(path), error: fault })
  return isForApi ? sendError(reply, 'internal', 'Something went wrong on our side.') : sendErrorPage(pages.renderer, reply)
}

const statusOfParserError: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers requests that never reach a handler: invalid HTTP (400), headers that are too long (431), requests that time out (408). */
export function answerUnreadableRequest(fault: Fault, socket: Socket) {
  if (fault.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  return refuseOnSocket(socket, statusOfParserError[fault.code ?? ''] ?? 400, 'The request could not be read.')
}

/** Answers 408 to a client whose body does not arrive, or arrives too slowly. */
export const answerSlowSender = (socket: Socket) => refuseOnSocket(socket, 408, 'The request came too slowly. Please try again.')

/** Time that the client gets to read the answer: if the connection closes at once, the answer is often lost. */
const lingerMs = 2_000

function refuseOnSocket(socket: Socket, status: number, message: string) {
  if (!socket.writable) return socket.destroy()
  const body = JSON.stringify({ message, code: 'validation' })
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  setTimeout(() => socket.destroy(), lingerMs).unref()
  return socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

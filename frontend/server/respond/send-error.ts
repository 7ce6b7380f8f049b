import type { FastifyReply } from 'fastify'
import { errorStatus, type ErrorAnswer, type ErrorCode } from '@artha/contract/errors'
import { notCacheable } from './cache-control.ts'

/** Sends an error of the site in the format of the contract. */
export function sendError(reply: FastifyReply, code: ErrorCode, message: string) {
  const answer: ErrorAnswer = { message, code }
  if (code === 'unavailable') reply.header('retry-after', '2')
  return reply.code(errorStatus[code]).header('cache-control', notCacheable).send(answer)
}

/** The error of a client that reads more from the cms than one address may. */
export const tooManyReads = { code: 'too-many-requests', message: 'Too many requests. Please wait a little.' } as const satisfies ErrorAnswer

export const sendTooManyReads = (reply: FastifyReply, waitSeconds: number) =>
  sendError(reply.header('retry-after', String(waitSeconds)), tooManyReads.code, tooManyReads.message)

/** Sent if the cms is needed and does not answer. */
export const sendUnreachable = (reply: FastifyReply) =>
  sendError(reply, 'unavailable', 'The newsroom could not be reached. Please try again in a moment.')

/** Sent if the site has too many requests at once. */
export const sendBusy = (reply: FastifyReply) => sendError(reply, 'unavailable', 'Too much is asked at once. Please try again in a moment.')

/** Sent if one client has too many requests at once. */
export const sendTooMany = (reply: FastifyReply) =>
  sendError(reply.header('retry-after', '2'), 'too-many-requests', 'Too many requests at once. Please wait a little.')

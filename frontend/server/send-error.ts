import type { FastifyReply } from 'fastify'
import { errorStatus, type ErrorAnswer, type ErrorCode } from '@artha/contract/errors'
import { notCacheable } from './cache-control.ts'

/** A refusal of our own in the shape of the contract. */
export function sendError(reply: FastifyReply, code: ErrorCode, message: string) {
  const answer: ErrorAnswer = { message, code }
  if (code === 'unavailable') reply.header('retry-after', '2')
  return reply.code(errorStatus[code]).header('cache-control', notCacheable).send(answer)
}

/** For who reads more from the cms than one origin may. */
export const sendTooManyReads = (reply: FastifyReply, waitSeconds: number) =>
  sendError(reply.header('retry-after', String(waitSeconds)), 'too-many-requests', 'Too many requests. Please wait a little.')

/** For when the cms is needed and away. */
export const sendUnreachable = (reply: FastifyReply) =>
  sendError(reply, 'unavailable', 'The newsroom could not be reached. Please try again in a moment.')

/** For when more is asked at once than can be answered. */
export const sendBusy = (reply: FastifyReply) => sendError(reply, 'unavailable', 'Too much is asked at once. Please try again in a moment.')

/** For who has too much under way himself. */
export const sendTooMany = (reply: FastifyReply) =>
  sendError(reply.header('retry-after', '2'), 'too-many-requests', 'Too many requests at once. Please wait a little.')

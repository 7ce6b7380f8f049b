import type { FastifyInstance } from 'fastify'
import { answerSlowSender } from '../respond/error-handler.ts'
import { ignore } from '../upstream/ask-cms.ts'
import { bodyPace, readerPace, uploadPace, type Pace } from './pace.ts'
import { carriesBody, isUpload } from './request-body.ts'
import { SlowConnections } from './slow-connections.ts'

export interface ConnectionLimits {
  headersMs: number
  /** A 100 MB film takes this long at 1 Mbit/s. */
  requestMs: number
  bodyPace: Pace
  uploadPace: Pace
  readerPace: Pace
  checkEveryMs: number
}

export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 15 * 60_000,
  bodyPace,
  uploadPace,
  readerPace,
  checkEveryMs: 1_000,
}

/** Closes connections on which the client sends or reads too slowly. */
export function limitConnections(site: FastifyInstance, limits: ConnectionLimits) {
  const slow = new SlowConnections(site.server, {
    readerPace: limits.readerPace,
    everyMs: limits.checkEveryMs,
    onSlowSender: answerSlowSender,
  })
  // Bodies are read only when a request is forwarded, and by that code
  site.removeAllContentTypeParsers()
  site.addContentTypeParser('*', (_request, _payload, done) => done(null))
  site.addHook('onRequest', (request, _reply, done) => {
    if (carriesBody(request)) {
      // A client that disconnects while sending causes a stream error
      request.raw.on('error', ignore)
      slow.watchBody(request.raw, isUpload(request) ? limits.uploadPace : limits.bodyPace)
    }
    done()
  })
  site.addHook('onSend', (request, reply, _payload, done) => {
    // The unread rest of a body must not be parsed as the next request
    if (!request.raw.complete && carriesBody(request)) reply.header('connection', 'close')
    done()
  })
}

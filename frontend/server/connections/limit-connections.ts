import type { FastifyInstance } from 'fastify'
import { answerSlowSender } from '../answer-faults.ts'
import { ignore } from './ask-cms.ts'
import { bodyPace, readerPace, uploadPace, type Pace } from './pace.ts'
import { carriesBody, isUpload } from './request-body.ts'
import { SlowConnections } from './slow-connections.ts'

export interface ConnectionLimits {
  headersMs: number
  /** A film of 100 MB over a line of 1 Mbit/s takes as long. */
  requestMs: number
  bodyPace: Pace
  uploadPace: Pace
  readerPace: Pace
  lookEveryMs: number
}

export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 15 * 60_000,
  bodyPace,
  uploadPace,
  readerPace,
  lookEveryMs: 1_000,
}

/** Minds that no connection is held by who neither sends nor reads. */
export function limitConnections(site: FastifyInstance, limits: ConnectionLimits) {
  const slow = new SlowConnections(site.server, {
    readerPace: limits.readerPace,
    everyMs: limits.lookEveryMs,
    onSlowSender: answerSlowSender,
  })
  // Only forwarded requests have a body that is read, and it is read there
  site.removeAllContentTypeParsers()
  site.addContentTypeParser('*', (_request, _payload, done) => done(null))
  site.addHook('onRequest', (request, _reply, done) => {
    if (carriesBody(request)) {
      // Who goes away in the middle is an error of the stream
      request.raw.on('error', ignore)
      slow.watchBody(request.raw, isUpload(request) ? limits.uploadPace : limits.bodyPace)
    }
    done()
  })
  site.addHook('onSend', (request, reply, _payload, done) => {
    // The rest of a body must not be taken for the next request
    if (!request.raw.complete && carriesBody(request)) reply.header('connection', 'close')
    done()
  })
}

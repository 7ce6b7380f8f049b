import { endpointNotes, type EndpointNotes } from './endpoint-notes.ts'
import { endpoints, type Endpoint, type EndpointName } from './endpoints.ts'
import { errorStatus, type ErrorCode } from './errors.ts'

/** The documented responses of an endpoint: its success status, and the refusals that a client must handle. */
export interface DocumentedResponses {
  status: 200 | 201 | 202 | 302
  /** The work was saved and waits for somebody who may publish it. */
  held?: 202
  refusals: ErrorCode[]
}

const takesBody = ({ method }: Endpoint) => method === 'POST' || method === 'PUT' || method === 'PATCH'

/** Returns the refusals that follow from the endpoint's row alone: its access, query, body and path. */
function impliedRefusals(endpoint: Endpoint): ErrorCode[] {
  const { access, isUncounted, method, path, query } = endpoint
  return [
    ...(access === 'public' ? [] : (['unauthenticated'] as const)),
    ...(access === 'public' || access === 'signed-in' ? [] : (['forbidden'] as const)),
    ...(path.includes('{') ? (['not-found'] as const) : []),
    ...(query === undefined ? [] : (['validation'] as const)),
    // A body that is not JSON is refused, even if none is expected.
    ...(takesBody(endpoint) ? (['validation', 'too-large', 'unsupported-media-type'] as const) : []),
    // Writes are limited for each user.
    ...(method === 'GET' || access === 'public' || isUncounted ? [] : (['too-many-requests'] as const)),
  ]
}

/**
 * Returns the documented responses of an endpoint, with refusals in order of status. 405 and 500, which any address may return, are not
 * among them.
 */
export function documentedResponses(name: EndpointName): DocumentedResponses {
  const notes: EndpointNotes = endpointNotes[name]
  const refusals = new Set([...impliedRefusals(endpoints[name]), ...(notes.refusals ?? [])])
  return {
    status: notes.status ?? 200,
    ...(notes.mayBeHeld && { held: 202 as const }),
    refusals: [...refusals].sort((one, other) => errorStatus[one] - errorStatus[other]),
  }
}

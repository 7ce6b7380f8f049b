import { endpointNotes, type EndpointNotes } from './endpoint-notes.ts'
import { endpoints, type Endpoint, type EndpointName } from './endpoints.ts'
import { errorStatus, type ErrorCode } from './errors.ts'

/** What an endpoint may answer: one status when all went well, and each refusal that a client has to reckon with. */
export interface DeclaredAnswers {
  status: 200 | 201 | 302
  /** What was sent is kept and waits for somebody who may publish it. */
  held?: 202
  refusals: ErrorCode[]
}

const takesBody = ({ method }: Endpoint) => method === 'POST' || method === 'PUT' || method === 'PATCH'

/** The refusals that follow from a row of the table alone: who may call, what is sent, and where. */
function impliedRefusals(endpoint: Endpoint): ErrorCode[] {
  const { access, isUncounted, method, path, query } = endpoint
  return [
    ...(access === 'public' ? [] : (['unauthenticated'] as const)),
    ...(access === 'public' || access === 'signed-in' ? [] : (['forbidden'] as const)),
    ...(path.includes('{') ? (['not-found'] as const) : []),
    ...(query === undefined ? [] : (['validation'] as const)),
    // A body that is no JSON, or of another kind, is refused even where none is expected.
    ...(takesBody(endpoint) ? (['validation', 'too-large', 'unsupported-media-type'] as const) : []),
    // Writes of one person are limited, whatever they write.
    ...(method === 'GET' || access === 'public' || isUncounted ? [] : (['too-many-requests'] as const)),
  ]
}

/** The answers of an endpoint, refusals by their status. What any address may answer (405, or 500 where we erred) is not among them. */
export function declaredAnswers(name: EndpointName): DeclaredAnswers {
  const notes: EndpointNotes = endpointNotes[name]
  const refusals = new Set([...impliedRefusals(endpoints[name]), ...(notes.refusals ?? [])])
  return {
    status: notes.status ?? 200,
    ...(notes.mayBeHeld && { held: 202 as const }),
    refusals: [...refusals].sort((one, other) => errorStatus[one] - errorStatus[other]),
  }
}

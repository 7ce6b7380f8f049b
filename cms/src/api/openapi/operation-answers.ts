import { namesOf } from '@artha/contract/names-of'
import { documentedResponses } from '@artha/contract/documented-responses'
import type { EndpointNotes } from '@artha/contract/endpoint-notes'
import type { Endpoint, EndpointName } from '@artha/contract/endpoints'
import { errorAnswer, errorStatus, type ErrorCode } from '@artha/contract/errors'
import type { oas31, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi'

export const refusalTexts: Record<ErrorCode, string> = {
  validation: 'The request is not valid; `fields` gives the problem of each field.',
  unauthenticated: 'No token, or an expired one. At `/auth/login`: wrong email or password.',
  forbidden: 'This account may not do this.',
  'not-found': 'It does not exist, or this user may not see it.',
  'method-not-allowed': 'This address does not take that method.',
  conflict: 'Someone else saved first, or the value is already taken.',
  'too-large': 'The body is too large.',
  'unsupported-media-type': 'This content type is not accepted here.',
  'too-many-requests': 'Too many requests; `Retry-After` gives the seconds to wait.',
  internal: 'An error on our side.',
  unavailable: 'Something this needs is not set up, or unavailable at the moment.',
}

const refusal = (description: string, headers?: oas31.HeadersObject): ZodOpenApiResponseObject => ({
  description,
  ...(headers && { headers }),
  content: { 'application/json': { schema: errorAnswer } },
})

const nameOf = (code: ErrorCode) => code.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The response of each refusal, referenced by the operations. */
export const sharedResponses: Record<string, ZodOpenApiResponseObject> = {
  ...Object.fromEntries(
    namesOf(errorStatus).map((code) => [
      nameOf(code),
      refusal(refusalTexts[code], code === 'too-many-requests' ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : undefined),
    ]),
  ),
  Other: refusal('Any other refusal. The `code` determines the status.'),
}

/** The response headers, referenced by the operations. */
export const sharedHeaders: Record<string, oas31.HeaderObject> = {
  ETag: { description: 'The version, for `If-Match`', schema: { type: 'string' }, example: '"7"' },
  LastModified: { description: 'When the newest of these rows was added to the register', schema: { type: 'string' } },
  Link: { description: 'The pages before and after this one (RFC 8288)', schema: { type: 'string' } },
  TotalCount: { description: 'The total number; `1000+` if counting stopped there', schema: { type: 'string', pattern: '^\\d+\\+?$' } },
  RetryAfter: { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } },
  Location: { description: 'Where to continue', schema: { type: 'string', format: 'uri-reference' } },
}

const headerNames = { ETag: 'ETag', 'Last-Modified': 'LastModified', Link: 'Link', 'X-Total-Count': 'TotalCount' } as const

const describedHeaders = (gives: NonNullable<EndpointNotes['gives']>): oas31.HeadersObject =>
  Object.fromEntries(gives.map((name) => [name, { $ref: `#/components/headers/${headerNames[name]}` }]))

function contentOf({ answer, cardsAnswer }: Endpoint, { mediaType }: EndpointNotes): ZodOpenApiResponseObject['content'] {
  if (mediaType !== undefined) return { [mediaType]: { schema: { type: 'string' } } }
  if (answer === undefined || cardsAnswer === undefined) return { 'application/json': { schema: answer ?? { type: 'object' } } }
  const ofQuery: oas31.SchemaObject = {
    description: 'Cards if the query has `fields=card`, otherwise full articles',
    anyOf: ['Article', 'ArticleCard'].map((name) => ({ type: 'array' as const, items: { $ref: `#/components/schemas/${name}` } })),
  }
  return { 'application/json': { schema: ofQuery } }
}

/** Returns an endpoint's responses: success, each expected refusal, and a default. */
export function answersOf(name: EndpointName, endpoint: Endpoint, notes: EndpointNotes): ZodOpenApiResponsesObject {
  const { status, held, refusals } = documentedResponses(name)
  const success: ZodOpenApiResponseObject =
    status === 302
      ? { description: 'A redirect', headers: { Location: { $ref: '#/components/headers/Location' } } }
      : {
          description: notes.summary,
          ...(notes.gives && { headers: describedHeaders(notes.gives) }),
          content: contentOf(endpoint, notes),
        }
  return {
    ...Object.fromEntries([[status, success]]),
    ...(held && { [held]: { ...success, description: 'Saved as a draft: review is on, and the sender cannot publish' } }),
    ...Object.fromEntries(refusals.map((code) => [errorStatus[code], { $ref: `#/components/responses/${nameOf(code)}` }])),
    default: { $ref: '#/components/responses/Other' },
  }
}

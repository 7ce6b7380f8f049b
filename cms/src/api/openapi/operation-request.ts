import { articleLimits } from '@artha/contract/article-body'
import type { EndpointNotes } from '@artha/contract/endpoint-notes'
import type { Endpoint } from '@artha/contract/endpoints'
import { mediaLimits } from '@artha/contract/media'
import type { oas31, ZodObjectInput, ZodOpenApiRequestBodyObject } from 'zod-openapi'

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

/** A form with a file is not JSON and has no schema in the contract; `cms/src/uploads` reads it. */
const mediaForm: ZodOpenApiRequestBodyObject = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        additionalProperties: false,
        properties: {
          file: {
            type: 'string',
            contentMediaType: 'application/octet-stream',
            description: `A picture of up to ${megabytes(mediaLimits.imageBytes)} or a film of up to ${megabytes(mediaLimits.videoBytes)}`,
          },
          alt: { type: 'string', maxLength: articleLimits.imageAlt, description: 'What the picture shows, in words' },
          upload_preset: { type: 'string', description: 'Accepted and ignored' },
        },
      },
      encoding: { file: { contentType: [...mediaLimits.imageTypes, ...mediaLimits.videoTypes].join(', ') } },
    },
  },
}

/** Returns the request body: JSON of the contract, the upload form, or none. */
export function requestBodyOf({ path, body }: Endpoint): { requestBody?: ZodOpenApiRequestBodyObject } {
  if (path === '/api/media') return { requestBody: mediaForm }
  return body === undefined ? {} : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
}

const pathParts: Record<string, oas31.ParameterObject> = {
  id: { name: 'id', in: 'path', required: true, description: 'The `_id` of the item', schema: { type: 'string' } },
  key: {
    name: 'key',
    in: 'path',
    required: true,
    description: 'The key of a figure or the address of a term, a tag or a topic, such as `repo`',
    schema: { type: 'string' },
  },
  number: { name: 'number', in: 'path', required: true, description: 'The number of an issue, from 1', schema: { type: 'string' } },
  token: { name: 'token', in: 'path', required: true, description: 'As in the email’s link', schema: { type: 'string' } },
}

const requestHeaders: Record<NonNullable<EndpointNotes['reads']>[number], oas31.ReferenceObject> = {
  'Idempotency-Key': { $ref: '#/components/parameters/IdempotencyKey' },
  'If-Match': { $ref: '#/components/parameters/IfMatch' },
}

/** The parts of a signed link's query. No schema of the contract names them, because the endpoint checks the whole query. */
const signedLink: oas31.ParameterObject[] = ['expires', 'signature'].map((name) => ({
  name,
  in: 'query',
  required: true,
  description: 'As in the link',
  schema: { type: 'string' },
}))

export const queryTexts: Record<string, string> = {
  page: 'From 1; lists stop at row 10,000',
  pageSize: 'Items per page',
  paths: 'Paths of ours to check, separated by spaces',
  state: 'Its publication state',
  tag: 'One of its tags, in full',
  author: 'By an author whose name contains this, in the byline or the authors',
  from: 'Published on or after this date, in IST',
  to: 'Published on or before this date, in IST',
  sort: 'Sort order; newest first by default',
  q: 'Contains these words',
  category: 'Exactly this category',
  subcategory: 'Exactly this subcategory',
  part: 'A subcategory of the topic, as in its address',
  section: 'Exactly this section of the front page',
  featured: 'Featured only, or not featured only',
  fields: 'Cards without bodies instead of whole articles',
  all: 'Includes expired ones; needs a creator’s token',
  mine: 'Only your own',
  type: 'Only this type',
  kind: 'Pictures only, or videos only',
  withoutAlt: 'Only files without alternative text',
  publishedUses: 'The number of published pieces with the file that you have seen and accept',
  topic: 'Only this category',
  typing: '`1` while the reader is typing: a search without results is then not counted',
  symbol: 'As the exchange spells it',
  days: 'Number of days, ending today',
  month: 'A month, such as `2026-11`; the current month by default, in IST',
  day: 'One day instead of a month, in IST',
  number: 'A version number',
  expires: 'As in the link',
  signature: 'As in the link',
  look: 'The theme to show; light by default',
  outcome: 'Only readers with this outcome',
  on: 'A date in IST, such as `2026-11-22`',
  keys: 'Up to forty figure keys, separated by commas',
}

/** Returns the parameters of an endpoint: path, query and headers. */
export function parametersOf({ path, query }: Endpoint, { reads = [] }: EndpointNotes) {
  const ofPath = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => pathParts[name] ?? [])
  const ofLink = path.startsWith('/api/preview/') ? signedLink : []
  const parameters = [...ofPath, ...ofLink, ...reads.map((name) => requestHeaders[name])]
  const schema: object | undefined = query
  return {
    ...(parameters.length > 0 && { parameters }),
    // The table types its queries as any schema; all of them are objects.
    ...(schema !== undefined && { requestParams: { query: schema as ZodObjectInput } }),
  }
}

/** The request headers of writes, referenced by the operations. */
export const sharedParameters: Record<string, oas31.ParameterObject> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Chosen by the client, valid for 24 hours: a repeated request gets the same answer and is carried out once',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,100}$' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag of the edited version. If someone has saved since, the answer is 409; without this header the last save wins',
    schema: { type: 'string' },
  },
}

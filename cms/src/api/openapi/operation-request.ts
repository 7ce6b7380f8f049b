import { articleLimits } from '@artha/contract/article-body'
import type { EndpointNotes } from '@artha/contract/endpoint-notes'
import type { Endpoint } from '@artha/contract/endpoints'
import { mediaLimits } from '@artha/contract/media'
import type { oas31, ZodObjectInput, ZodOpenApiRequestBodyObject } from 'zod-openapi'

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

/** A form with a file is no JSON and has no schema in the contract; `cms/src/uploads` reads it. */
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
            description: `A picture of at most ${megabytes(mediaLimits.imageBytes)} or a film of at most ${megabytes(mediaLimits.videoBytes)}`,
          },
          alt: { type: 'string', maxLength: articleLimits.imageAlt, description: 'What the picture shows, in words' },
          upload_preset: { type: 'string', description: 'Taken and without effect' },
        },
      },
      encoding: { file: { contentType: [...mediaLimits.imageTypes, ...mediaLimits.videoTypes].join(', ') } },
    },
  },
}

/** What is sent: JSON of the contract, the form of an upload, or nothing. */
export function requestBodyOf({ path, body }: Endpoint): { requestBody?: ZodOpenApiRequestBodyObject } {
  if (path === '/api/media') return { requestBody: mediaForm }
  return body === undefined ? {} : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
}

const pathParts: Record<string, oas31.ParameterObject> = {
  id: { name: 'id', in: 'path', required: true, description: 'The `_id` of what is meant', schema: { type: 'string' } },
  key: {
    name: 'key',
    in: 'path',
    required: true,
    description: 'The key of a figure or the address of a term, a tag or a topic, such as `repo`',
    schema: { type: 'string' },
  },
  token: { name: 'token', in: 'path', required: true, description: 'As it stands in the link of the mail', schema: { type: 'string' } },
}

const requestHeaders: Record<NonNullable<EndpointNotes['reads']>[number], oas31.ReferenceObject> = {
  'Idempotency-Key': { $ref: '#/components/parameters/IdempotencyKey' },
  'If-Match': { $ref: '#/components/parameters/IfMatch' },
}

/** The signature of a link, which its endpoint judges whole: no schema of the contract names its parts. */
const signedLink: oas31.ParameterObject[] = ['expires', 'signature'].map((name) => ({
  name,
  in: 'query',
  required: true,
  description: 'As it stands in the link',
  schema: { type: 'string' },
}))

/** What the parameters of queries mean, wherever they stand. */
export const queryWords: Record<string, string> = {
  page: 'From 1; lists stop at row 10,000',
  pageSize: 'How many a page has',
  state: 'Where it is on its way to readers',
  tag: 'One of its tags, whole',
  author: 'By somebody in whose name this stands, as byline or among the authors',
  from: 'The first day in India on which it appears',
  to: 'The last day in India on which it appears',
  sort: 'In what order; newest first without it',
  q: 'Texts that hold these words',
  category: 'Exactly this category',
  subcategory: 'Exactly this subcategory',
  part: 'One of the subcategories of the topic, as its address has it',
  section: 'Exactly this section of the front page',
  featured: 'Featured ones only, or the others',
  fields: 'Cards without bodies instead of whole articles',
  all: 'Expired ones too; needs a creator’s token',
  mine: 'One’s own only',
  type: 'Of this kind alone',
  topic: 'Of this category alone',
  typing: '`1` where the words are still typed: then they are not counted if nothing is found',
  symbol: 'As the exchange writes it',
  days: 'Of how many days, the last of them today',
  month: 'A month in India, as `2026-11`; the one that it is without it',
  day: 'One day in India in place of a month',
  number: 'The number of a version',
  on: 'A day in India, as `2026-11-22`',
  keys: 'The keys of at most forty figures, with commas between them',
}

/** What is sent beside a body: parts of the path, the query, headers. */
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

/** The headers that writes look at, described once. */
export const sharedParameters: Record<string, oas31.ParameterObject> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'Chosen by the client, good for 24 hours: a request that comes again with it is answered the same and made once',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,100}$' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag of the version that was edited. When somebody has saved since, the answer is 409; without it the last save wins',
    schema: { type: 'string' },
  },
}

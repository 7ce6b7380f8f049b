import { namesOf } from '@artha/contract/names-of'
import { chapters, endpointNotes, type EndpointNotes } from '@artha/contract/endpoint-notes'
import { endpoints, type Access, type Endpoint, type EndpointName } from '@artha/contract/endpoints'
import { createDocument, type oas31, type ZodOpenApiOperationObject, type ZodOpenApiPathItemObject } from 'zod-openapi'
import { namedSchemas } from './named-schemas'
import { answersOf, sharedHeaders, sharedResponses } from './operation-answers'
import { parametersOf, requestBodyOf, sharedParameters } from './operation-request'
import { publicSchema } from './public-schema'
import { withDescriptions } from './with-descriptions'

export type ApiDocument = ReturnType<typeof createDocument>

export const accessTexts: Record<Access, string> = {
  public: 'Everyone',
  'signed-in': 'Signed-in users',
  creator: 'Creators, admins and the primary admin',
  admin: 'Admins and the primary admin',
  'primary-admin': 'The primary admin only',
}

/** Returns the security of an endpoint. A public endpoint that may answer "unauthenticated" accepts an optional token. */
function securityOf({ access }: Endpoint, { refusals = [], chapter }: EndpointNotes): oas31.SecurityRequirementObject[] {
  if (access !== 'public') return [{ token: [] }]
  return refusals.includes('unauthenticated') && chapter !== 'Account' ? [{}, { token: [] }] : []
}

function operationOf(name: EndpointName): ZodOpenApiOperationObject {
  const endpoint: Endpoint = endpoints[name]
  const notes: EndpointNotes = endpointNotes[name]
  return {
    operationId: name,
    tags: [notes.chapter],
    summary: notes.summary,
    description: `Who can call it: ${accessTexts[endpoint.access].toLowerCase()}.`,
    security: securityOf(endpoint, notes),
    ...parametersOf(endpoint, notes),
    ...requestBodyOf(endpoint),
    responses: answersOf(name, endpoint, notes),
  }
}

function pathsOf() {
  const paths: Record<string, ZodOpenApiPathItemObject> = {}
  for (const name of namesOf(endpoints)) {
    const { method, path } = endpoints[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name) }
  }
  return paths
}

const description = `The requests that the site, the dashboard and other clients make, and the answers.
Texts are UTF-8, bodies JSON, times ISO 8601 in UTC. Requests with fields not described here are refused;
answers may gain fields, so ignore unknown ones. Every refusal is \`{ message, code }\`, with \`fields\`
where the code is "validation".`

/** Builds the OpenAPI 3.1 document from the table of endpoints and its schemas, so that it matches what the cms enforces. */
export function openApiDocument(site: { name: string; url: string }): ApiDocument {
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: { title: `The API of ${site.name}`, version: '1', description },
      servers: [{ url: site.url }],
      tags: Object.entries(chapters).map(([name, words]) => ({ name, description: words })),
      paths: pathsOf(),
      components: {
        schemas: namedSchemas,
        parameters: sharedParameters,
        headers: sharedHeaders,
        responses: sharedResponses,
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token from `POST /auth/login`: expires after 7 days without use, and after 30 days at the latest',
          },
        },
      },
    },
    { override: publicSchema },
  )
  return withDescriptions(document)
}

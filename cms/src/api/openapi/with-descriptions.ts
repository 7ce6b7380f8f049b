import type { oas31 } from 'zod-openapi'
import { exampleOf, type Schemas } from './example-of'
import { queryTexts } from './operation-request'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

type Part = oas31.RequestBodyObject | oas31.ResponseObject

/** Returns the JSON bodies of an operation: request and responses. */
const contentsOf = (operation: oas31.OperationObject): oas31.MediaTypeObject[] =>
  [operation.requestBody, ...Object.values<Part>(operation.responses ?? {})].flatMap((part) => {
    const json = part !== undefined && 'content' in part ? part.content?.['application/json'] : undefined
    return json === undefined ? [] : [json]
  })

function describe(operation: oas31.OperationObject, schemas: Schemas) {
  for (const parameter of operation.parameters ?? []) {
    if ('in' in parameter && parameter.in === 'query') parameter.description ??= queryTexts[parameter.name]
  }
  for (const content of contentsOf(operation)) {
    if (content.schema !== undefined) content.example = exampleOf(content.schema, schemas)
  }
}

/** Adds what schemas cannot say: the meaning of each query parameter, and an example of each JSON body. */
export function withDescriptions<Document extends oas31.OpenAPIObject>(document: Document): Document {
  const schemas = document.components?.schemas ?? {}
  const items = Object.values(document.paths ?? {})
  for (const operation of items.flatMap((item) => methods.flatMap((method) => item[method] ?? []))) describe(operation, schemas)
  return document
}

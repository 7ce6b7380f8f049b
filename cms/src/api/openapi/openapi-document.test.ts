import { endpoints, type Endpoint, type EndpointName } from '@artha/contract/endpoints'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import type { oas31 } from 'zod-openapi'
import { safeParse } from 'zod/mini'
import { openApiDocument } from './openapi-document'

const document = openApiDocument({ name: 'Artha', url: 'https://news.example.in' })
const text = JSON.stringify(document)
const names = Object.keys(endpoints) as EndpointName[]

function operationOf(name: EndpointName): oas31.OperationObject {
  const { method, path } = endpoints[name]
  const operation = document.paths?.[path]?.[method.toLowerCase() as 'get']
  if (operation === undefined) throw new Error(`${name} is not described`)
  return operation
}

const jsonOf = (part: unknown) => (part as oas31.ResponseObject | undefined)?.content?.['application/json']

describe('the description', () => {
  it('is valid OpenAPI 3.1, every reference in it leads somewhere, and no id is there twice', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(JSON.parse(text) as Record<string, unknown>)
    expect(errors ?? []).toEqual([])
    expect([valid, validator.version]).toEqual([true, '3.1'])
    const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
    expect(references.length).toBeGreaterThan(100)
    const lost = references.filter(([, kind = '', name = '']) => !(name in ((document.components as Record<string, object>)[kind] ?? {})))
    expect(lost.map(([reference]) => reference)).toEqual([])
    expect(text.match(/"\$ref"/g)?.length).toBe(references.length)
  })

  it('has every endpoint of the contract and no other', () => {
    const described = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(names.map((name) => `${endpoints[name].method} ${endpoints[name].path}`).sort())
    expect(names.map((name) => operationOf(name).operationId)).toEqual(names)
  })

  it.each(names)('%s declares the parts of its path, who may, and an answer', (name) => {
    const endpoint: Endpoint = endpoints[name]
    const operation = operationOf(name)
    const parts = (operation.parameters ?? []).flatMap((each) => ('in' in each && each.in === 'path' ? [each.name] : []))
    expect(parts).toEqual([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part))
    expect(operation.security?.some((each) => 'token' in each && Object.keys(each).length === 1)).toBe(
      endpoint.access !== 'public' || name === 'listStories',
    )
    const answers = Object.keys(operation.responses ?? {}).filter((status) => /^[23]/.test(status))
    // A draft that waits for review is a second answer
    expect(answers.length > 1 ? answers.filter((status) => status !== '202') : answers).toHaveLength(1)
    expect(operation.summary?.length).toBeGreaterThan(10)
    if (endpoint.access !== 'public') expect(operation.responses).toHaveProperty('401')
  })

  it.each(names.filter((name) => 'body' in endpoints[name]))('%s: the example of what is sent is taken', (name) => {
    const sent = jsonOf(operationOf(name).requestBody)?.example as unknown
    const { body } = endpoints[name] as Endpoint
    expect(body && safeParse(body, sent).error?.issues).toBeUndefined()
    expect(sent).not.toEqual({})
  })

  it.each(names.filter((name) => 'answer' in endpoints[name]))('%s: the example of the answer fits', (name) => {
    const endpoint: Endpoint = endpoints[name]
    const answered = Object.entries(operationOf(name).responses ?? {}).find(([status]) => status.startsWith('2'))?.[1]
    const result = endpoint.answer && safeParse(endpoint.answer, jsonOf(answered)?.example)
    expect(result?.error?.issues).toBeUndefined()
  })

  it('says of a page of a list what the cms holds to', () => {
    expect(operationOf('listArticles').parameters).toContainEqual({
      in: 'query',
      name: 'pageSize',
      description: 'Items per page',
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 100 },
    })
    const query = names.flatMap((name) => operationOf(name).parameters ?? []).filter((each) => 'in' in each && each.in === 'query')
    expect(query.filter((each) => !('description' in each) || each.description === undefined)).toEqual([])
  })

  it('names the refusals of a save', () => {
    expect(Object.keys(operationOf('updateArticle').responses ?? {})).toEqual([
      '200',
      '202',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '429',
      'default',
    ])
  })

  it('lets answers grow and refuses unknown fields of what is sent', () => {
    const { Article, ArticleBody } = document.components?.schemas as Record<string, oas31.SchemaObject>
    expect(Article?.additionalProperties).toBeUndefined()
    expect(ArticleBody?.additionalProperties).toBe(false)
  })
})

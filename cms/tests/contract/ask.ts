import { answerSchemaOf } from '@artha/contract/endpoints'
import { errorAnswer } from '@artha/contract/errors'
import { inject } from 'vitest'
import { parse } from 'zod/mini'

export interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
}

/** Sends a request to the running cms and parses the answer with the endpoint's schema, or that of refusals. */
export async function ask<Body = unknown>(path: string, init: RequestInit = {}): Promise<Answer<Body>> {
  const response = await fetch(inject('cmsUrl') + path, init)
  const body: unknown = await response.json()
  const schema = response.ok ? answerSchemaOf(path) : errorAnswer
  if (schema === undefined) throw new Error(`${path} is no endpoint of the contract and answered ${response.status}`)
  return { status: response.status, headers: response.headers, body: parse(schema, body) as Body }
}

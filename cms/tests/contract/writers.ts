import { answerSchemaOf, type Endpoint } from '@artha/contract/endpoints'
import { errorAnswer } from '@artha/contract/errors'
import { inject } from 'vitest'
import { parse } from 'zod/mini'
import { bearer, tokenOf, type Caller } from '../access/callers'
import { openDatabase } from '../access/database'
import type { Answer } from './ask'

/** A token of each role, and of a second creator. */
export type People = Record<'reader' | 'creator' | 'otherCreator' | 'admin' | 'primaryAdmin', string>

export async function people(cmsUrl = inject('cmsUrl'), database = openDatabase()): Promise<People> {
  const token = async (caller: Caller) => (await tokenOf(caller, cmsUrl, database)) ?? ''
  const made = {
    reader: await token('reader'),
    creator: await token('creator'),
    otherCreator: await token('creator'),
    admin: await token('admin'),
    primaryAdmin: await token('primaryAdmin'),
  }
  await database.destroy()
  return made
}

/** Sends a request as the dashboard does and parses the answer with its schema. A string is sent unchanged. */
export async function write<Body>(
  token: string | undefined,
  method: Endpoint['method'],
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  const response = await fetch(inject('cmsUrl') + path, {
    method,
    headers: { ...json, ...bearer(token), ...headers },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  const schema = response.ok ? answerSchemaOf(path, method) : errorAnswer
  if (schema === undefined) throw new Error(`${method} ${path} is no endpoint of the contract and answered ${response.status}`)
  return { status: response.status, headers: response.headers, body: parse(schema, answer) as Body }
}

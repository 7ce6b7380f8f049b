import { namesOf } from '@artha/contract/names-of'
import { http, type RequestHandler } from 'msw'
import { documentedResponses } from '@artha/contract/documented-responses'
import { endpoints } from '@artha/contract/endpoints'
import type { ErrorCode } from '@artha/contract/errors'
import { mockPath } from '../handlers/mock-path.ts'
import { refuse } from '../handlers/refusal.ts'

/** Errors that single endpoints declare. Any address may fail with 500 or 503, and a method outside the contract is never sent. */
export type RefusedCode = Exclude<ErrorCode, 'internal' | 'unavailable' | 'method-not-allowed'>

const names = namesOf(endpoints)

/** The endpoints that declare this error. For validation errors reads are left out, so that pages still load while their forms fail. */
export const callsRefusedWith = (code: RefusedCode) =>
  names.filter((name) => documentedResponses(name).refusals.includes(code) && !(code === 'validation' && endpoints[name].method === 'GET'))

const fields = { title: 'This title is not taken.', email: 'This address is not taken.' }

export const refusedCalls = (code: RefusedCode): RequestHandler[] =>
  callsRefusedWith(code).map((name) => {
    const { method, path } = endpoints[name]
    const send = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }[method]
    return send(mockPath(path), () => refuse(code, undefined, code === 'validation' ? fields : undefined))
  })

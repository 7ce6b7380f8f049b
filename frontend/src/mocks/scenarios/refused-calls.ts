import { namesOf } from '@artha/contract/names-of'
import { http, type RequestHandler } from 'msw'
import { declaredAnswers } from '@artha/contract/declared-answers'
import { endpoints } from '@artha/contract/endpoints'
import type { ErrorCode } from '@artha/contract/errors'
import { mockPath } from '../handlers/mock-path.ts'
import { refuse } from '../handlers/refusal.ts'

/** Refusals that single endpoints declare. Any address may fail (500, 503); a method that the contract does not know is never sent. */
export type RefusedCode = Exclude<ErrorCode, 'internal' | 'unavailable' | 'method-not-allowed'>

const names = namesOf(endpoints)

/** The calls that declare this refusal. Of a wrong query only a wrong query should tell: otherwise nothing could be read while one looks at forms. */
export const callsRefusedWith = (code: RefusedCode) =>
  names.filter((name) => declaredAnswers(name).refusals.includes(code) && !(code === 'validation' && endpoints[name].method === 'GET'))

const fields = { title: 'This title is not taken.', email: 'This address is not taken.' }

export const refusedCalls = (code: RefusedCode): RequestHandler[] =>
  callsRefusedWith(code).map((name) => {
    const { method, path } = endpoints[name]
    const send = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }[method]
    return send(mockPath(path), () => refuse(code, undefined, code === 'validation' ? fields : undefined))
  })

import { http, HttpResponse, type HttpHandler } from 'msw'
import * as z from 'zod/mini'
import { documentedResponses } from '@artha/contract/documented-responses'
import { endpoints, type Access, type Endpoint, type EndpointName } from '@artha/contract/endpoints'
import type { ErrorAnswer } from '@artha/contract/errors'
import { issueText } from '@artha/contract/issue-texts'
import { mockPath } from './mock-path.ts'
import { hasAtLeast, userOfToken, type MockUser, type MockRole } from '../data/users.ts'
import { refuse } from './refusal.ts'

type Row<Name extends EndpointName> = (typeof endpoints)[Name]
type Out<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : never

type AnswerTo<Name extends EndpointName> =
  (Row<Name> extends { answer: infer Schema } ? Out<Schema> : never) | (Row<Name> extends { cardsAnswer: infer Schema } ? Out<Schema> : never)

/** A handler's input, after access, body and query have been checked against the contract. */
interface Asked<Name extends EndpointName> {
  request: Request
  /** The value of `{id}` or `{key}` in the path. */
  id: string
  body: Row<Name> extends { body: infer Schema } ? Out<Schema> : undefined
  query: Row<Name> extends { query: infer Schema } ? Out<Schema> : undefined
  user: Row<Name>['access'] extends 'public' ? MockUser | undefined : MockUser
}

/** A handler's output: the endpoint's answer, alone or as a response with headers, or an error. */
type Declared<Answer> = Answer | HttpResponse<Answer & object> | HttpResponse<ErrorAnswer>

interface HandlerOptions {
  /** True if it answers only the first call and leaves the others to later handlers. */
  once?: boolean
}

const leastRole: Record<Exclude<Access, 'public'>, MockRole> = {
  'signed-in': 'reader',
  creator: 'creator',
  admin: 'admin',
  'primary-admin': 'primaryAdmin',
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }

/** A handler of one endpoint, by its name in the contract, which gives the path, method, access, body, query and answer. */
export function mockEndpoint<Name extends EndpointName>(
  name: Name,
  answer: (asked: Asked<Name>) => Declared<AnswerTo<Name>> | Promise<Declared<AnswerTo<Name>>>,
  options: HandlerOptions = {},
): HttpHandler {
  const row: Endpoint = endpoints[name]
  return methods[row.method](
    mockPath(endpoints[name].path),
    async ({ request, params }): Promise<Response> => {
      const user = userOfToken(request.headers.get('authorization')?.replace('Bearer ', '') ?? '')
      if (row.access !== 'public' && user === undefined) return refuse('unauthenticated')
      if (row.access !== 'public' && !hasAtLeast(user, leastRole[row.access])) return refuse('forbidden')
      const query = row.query && z.safeParse(row.query, Object.fromEntries(new URL(request.url).searchParams), { error: issueText })
      if (query?.success === false) return refuseFields(query.error)
      const body = row.body && z.safeParse(row.body, await request.json(), { error: issueText })
      if (body?.success === false) return refuseFields(body.error)
      // Validated against the contract just above, so the cast is safe
      const asked = { request, id: String(params.id ?? params.key ?? params.number), body: body?.data, query: query?.data, user } as Asked<Name>
      const answered = await answer(asked)
      return answered instanceof Response ? answered : HttpResponse.json<object>(answered, { status: documentedResponses(name).status })
    },
    options,
  )
}

const refuseFields = ({ issues }: z.core.$ZodError) =>
  refuse('validation', undefined, Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])))

/** Returns one page of a list with the total count in a header. */
export function onePage<Item extends object>(
  items: readonly Item[],
  { page, pageSize }: { page: number; pageSize: number },
  total = items.length,
): HttpResponse<Item[]> {
  return HttpResponse.json(items.slice((page - 1) * pageSize, page * pageSize), { headers: { 'x-total-count': String(total) } })
}

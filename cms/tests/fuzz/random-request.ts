import type { Access, Endpoint, EndpointName } from '@artha/contract/endpoints'
import fc from 'fast-check'
import type { oas31 } from 'zod-openapi'
import { owner } from '../access/callers'
import { issueData } from '../access/newsletter-list'
import type { Cast } from './cast'
import { fittingValue, type Schemas } from './fitting-value'
import { randomForm } from './random-form'
import { oddBody, oddHeader, oddName, oddText } from './odd-values'
import { corruptedValue } from './corrupted-value'
import type { Sent } from './wire'

/** A request. With `asGuest` it gets a new token when it is sent, because it ends its own session. */
export interface RandomRequest extends Sent {
  asGuest: boolean
}

export interface Operation {
  name: EndpointName
  endpoint: Endpoint
  described: oas31.OperationObject
}

const mayCall: Record<Access, readonly (keyof Cast['tokens'])[]> = {
  public: ['reader', 'creator', 'primaryAdmin'],
  'signed-in': ['reader', 'creator', 'admin', 'primaryAdmin'],
  creator: ['creator', 'admin', 'primaryAdmin'],
  admin: ['admin', 'primaryAdmin'],
  'primary-admin': ['primaryAdmin'],
}

/** Requests that end or change the caller's session, so only the guest sends them. */
const forGuests: readonly EndpointName[] = ['logout', 'endSessions', 'endSession']

/** Replaces unpaired surrogates, which cannot be escaped in an address. */
const paired = (text: string) => Buffer.from(text).toString()

const bearer = (token: string) => `Bearer ${token}`

function authorization({ name, endpoint }: Operation, { tokens }: Cast): fc.Arbitrary<string | undefined> {
  const odd = fc.oneof(
    fc.constantFrom('Bearer', 'Bearer  ', 'Basic b3duZXI6', bearer('x'.repeat(5_000)), bearer('__proto__')),
    oddHeader.map(bearer),
    oddHeader,
  )
  const strangers = fc.constantFrom(undefined, bearer(tokens.expired), bearer(tokens.forged), bearer(tokens.deleted), bearer(tokens.outdated))
  if (forGuests.includes(name))
    return fc.oneof({ weight: 1, arbitrary: fc.constant('guest') }, { weight: 7, arbitrary: strangers }, { weight: 2, arbitrary: odd })
  return fc.oneof(
    {
      weight: 12,
      arbitrary: fc.constantFrom(...mayCall[endpoint.access].map((who) => bearer(tokens[who])), ...(endpoint.access === 'public' ? [undefined] : [])),
    },
    { weight: 2, arbitrary: fc.constantFrom(...Object.values(tokens).map(bearer)) },
    { weight: 2, arbitrary: strangers },
    { weight: 1, arbitrary: odd },
  )
}

/** The kind of ids in a path. Default: articles. */
const families: readonly (readonly [RegExp, keyof Cast['ids']])[] = [
  [/^\/api\/articles/, 'compared'],
  [/issues\/\{number\}/, 'issueNumbers'],
  [/issues\/\{id\}\/steps/, 'issuesToSend'],
  [/issues/, 'issues'],
  [/stories/, 'stories'],
  [/bin/, 'binned'],
  [/permission/, 'people'],
  [/preview/, 'previews'],
  [/figures/, 'figures'],
  [/terms/, 'terms'],
  [/topics/, 'topics'],
  [/tags/, 'tags'],
  [/media/, 'files'],
]

/** A path segment, escaped so that it stays one: an existing id or any text. */
function pathPart({ method, path }: Endpoint, { ids, doomed }: Cast): fc.Arbitrary<string> {
  // Deleting an autosave keeps the article, so it may be any article's.
  const named = method === 'DELETE' && !path.endsWith('/autosave') ? { ...ids, ...doomed } : ids
  const [, kind = 'articles'] = families.find(([family]) => family.test(path)) ?? []
  const odd = oddText.filter((text) => text !== '' && text !== '.' && text !== '..').map((text) => encodeURIComponent(paired(text)).slice(0, 1_000))
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...named[kind]) },
    { weight: 3, arbitrary: odd },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '%00',
        '%ff',
        '%E0%A4',
        '..%2f..',
        '%2e%2e',
        '__proto__',
        '%',
        'aaaaaaaaaaaaaaaaaaaaaaaa',
        '%0d%0aSet-Cookie:a=b',
        ':id',
        '*',
      ),
    },
  )
}

/** Keeps the whole request below 16 KB. Node refuses longer ones before our code sees them. */
const longestQuery = 4_000

const asQuery = (pairs: [string, string][]) =>
  pairs
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
    .slice(0, longestQuery)

function query({ name, described }: Operation, { previewQueries }: Cast): fc.Arbitrary<string> {
  const parameters = (described.parameters ?? []).flatMap((each) => ('in' in each && each.in === 'query' ? [each] : []))
  const given = parameters.map(({ name: parameter, schema = {} }) =>
    fc.tuple(fc.constant(parameter), fc.oneof({ weight: 4, arbitrary: fittingValue(schema, {}).map(String) }, { weight: 1, arbitrary: oddText })),
  )
  const fitting =
    given.length === 0
      ? fc.constant('')
      : fc
          .subarray(given)
          .chain((some) => fc.tuple(...some))
          .map((pairs) => asQuery(wellFormed(pairs)))
  const odd = fc.oneof(
    fc
      .array(fc.tuple(fc.oneof(oddName, fc.constantFrom(...parameters.map((each) => each.name), 'page')), oddText), { maxLength: 4 })
      .map((pairs) => asQuery(wellFormed(pairs))),
    fc.constantFrom(
      '__proto__[x]=1',
      'page[]=1&page[]=2',
      'page=1&page=2',
      'q=%00',
      'q=%E0%A4%A',
      '&&&=&',
      'page=1e3',
      'a[b][c][d]=1',
      'q[$ne]=',
      'populate=*',
      'filters[password][$ne]=',
      'a=b&'.repeat(1_000),
      '%',
    ),
  )
  const known = name === 'readPreview' ? previewQueries : name === 'comparePublishedVersions' ? ['from=1&to=2'] : ['']
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 5, arbitrary: fitting }, { weight: 3, arbitrary: odd })
}

const wellFormed = (pairs: [string, string][]) => pairs.map(([name, value]): [string, string] => [paired(name), paired(value.slice(0, 2_000))])

type Content = Pick<Sent, 'body'> & { type?: string }

/** Bodies that name existing accounts and entries, which a schema cannot know. */
function knownBody(name: EndpointName, { doomed, emails, guest, ids }: Cast): fc.Arbitrary<unknown>[] {
  const email = fc.constantFrom(...emails)
  if (name === 'deleteUser') return [fc.record({ userId: fc.constantFrom(...doomed.people) })]
  if (name === 'allowCreation') return [fc.record({ emails: fc.subarray(emails, { minLength: 1 }) })]
  if (name === 'noteLookedAt') return [fc.record({ kind: fc.constant('article'), id: fc.constantFrom(...ids.articles) })]
  if (name === 'moveOnCalendar') {
    const day = fc.constantFrom('2026-11-01', '2100-02-28', '9999-12-31')
    const version = fc.integer({ min: 0, max: 3 })
    // Published entries must keep their day, scheduled ones may move.
    return [ids.articles, ids.scheduled].map((some) => fc.record({ kind: fc.constant('article'), id: fc.constantFrom(...some), version, day }))
  }
  if (name === 'autosave') {
    // Most articles are at version 1 and have no autosave
    const numbers = [1, 1, 1, 1, 2, 3].map((basedOn) => ({ basedOn: fc.constant(basedOn), seen: fc.constantFrom(0, 0, 1) }))
    return numbers.map((some) => fc.record({ ...some, values: fc.object() }))
  }
  if (name === 'changeArticles') {
    const articles = fc.subarray([...ids.articles], { minLength: 1 }).map((some) => some.map((id) => ({ id })))
    return [
      fc.record({ action: fc.constant('publish'), articles }),
      fc.record({ action: fc.constantFrom('tag', 'untag'), tag: fc.constantFrom('gold', 'é', '%'), articles }),
    ]
  }
  if (name === 'cropMedia') {
    // Hardly any other rectangle is within a picture
    return [1, 2, 3, 4].map((width) => fc.constant({ x: 0, y: 0, width, height: 4 }))
  }
  // A random time at which it goes out is mostly past, which is refused
  if (name === 'createIssue') return [fc.constant(issueData()), fc.constant(issueData({ subject: '' }))]
  if (name === 'updateIssue') return [1, 1, 2].map((version) => fc.constant({ ...issueData(), version }))
  if (name === 'stepIssue') return [1, 1, 2].map((version) => fc.record({ step: fc.constant('send'), version: fc.constant(version) }))
  if (name === 'importSubscribers') {
    const row = fc.tuple(email, fc.constantFrom('2026-03-31', '2999-01-01', ''), oddText).map((cells) => cells.map((cell) => JSON.stringify(cell)))
    const csv = fc.array(row, { minLength: 1, maxLength: 4 }).map((rows) => `address,agreed on,how they agreed\n${rows.join('\n')}`)
    return [
      fc.record({ csv: fc.oneof(csv, fc.constant('address,agreed on,how they agreed\na@b.example,2026-03-31,A form')), isDryRun: fc.boolean() }),
    ]
  }
  if (name === 'login') return [fc.constant({ ...guest })]
  if (name === 'subscribe') return [fc.constant({ email: owner.email })]
  if (name === 'sendCode') return [fc.record({ email })]
  if (name === 'verifyCode') return [fc.record({ email, code: fc.stringMatching(/^\d{6}$/) })]
  if (name === 'requestSubscription') return [fc.record({ email })]
  if (name === 'openResetLink' || name === 'confirmSubscription') return [fc.record({ link: fc.stringMatching(/^[\w-]{43}$/) })]
  return name === 'resetPassword' ? [fc.record({ email, password: fc.string({ minLength: 8, maxLength: 30 }) })] : []
}

function content({ name, described }: Operation, cast: Cast, schemas: Schemas): fc.Arbitrary<Content> {
  if (name === 'uploadMedia') return randomForm
  const json = (described.requestBody as oas31.RequestBodyObject | undefined)?.content['application/json']
  const nothing = fc.constant<Content>({ body: undefined })
  const raw = fc
    .tuple(
      oddBody,
      fc.constantFrom(
        'application/json',
        'application/json',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-7',
        'application/xml',
      ),
    )
    .map(([body, type]): Content => ({ body, type }))
  if (json?.schema === undefined) return fc.oneof({ weight: 8, arbitrary: nothing }, { weight: 2, arbitrary: raw })
  const fitting = fc.oneof(fc.constant(json.example), fittingValue(json.schema, schemas), ...knownBody(name, cast))
  const written = (value: fc.Arbitrary<unknown>) => value.map((each): Content => ({ body: JSON.stringify(each), type: 'application/json' }))
  return fc.oneof(
    { weight: 6, arbitrary: written(fitting) },
    { weight: 10, arbitrary: written(corruptedValue(fitting)) },
    { weight: 3, arbitrary: raw },
    { weight: 1, arbitrary: nothing },
  )
}

const extraHeaders = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'if-match',
          'idempotency-key',
          'if-none-match',
          'cookie',
          'accept',
          'accept-encoding',
          'x-request-id',
          'x-forwarded-for',
          'x-artha-client-address',
          'range',
          'x-http-method-override',
          'origin',
          'referer',
          'accept-language',
          'user-agent',
          'content-encoding',
          'if-modified-since',
        ),
        fc.oneof(
          oddHeader,
          fc.constantFrom('gzip', 'DELETE', '127.0.0.1', 'artha-reset=x; artha_google=y', 'bytes=0-', 'a-key-of-a-request', '"1"', '"2"'),
        ),
      )
      .map(([header, value]) => ({ [header]: value })),
  },
)

/** Requests to an operation: valid, almost valid and hostile. */
export function randomRequest(operation: Operation, cast: Cast, schemas: Schemas): fc.Arbitrary<RandomRequest> {
  const { method, path } = operation.endpoint
  const parts = path.split('/').map((part) => (part.startsWith('{') ? pathPart(operation.endpoint, cast) : fc.constant(part)))
  return fc
    .record({
      address: fc.tuple(...parts),
      search: query(operation, cast),
      who: authorization(operation, cast),
      sent: content(operation, cast, schemas),
      extra: extraHeaders,
    })
    .map(({ address, search, who, sent: { body, type }, extra }) => ({
      method,
      path: address.join('/') + (search === '' ? '' : `?${search}`),
      headers: { ...(type !== undefined && { 'content-type': type }), ...(who !== undefined && who !== 'guest' && { authorization: who }), ...extra },
      body,
      asGuest: who === 'guest',
    }))
}

import { endpoints, type EndpointName } from '@artha/contract/endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument } from '../../src/api/openapi/openapi-document'
import { bearer, goodPassword, owner } from '../access/callers'
import { startOwnCms } from '../access/database'
import { raisedLimits } from '../raised-limits'
import { studioAdmin } from '../running-cms'
import { problemsAnywhere, problemsIn } from './problems-in'
import { freshGuestToken, gatherCast, knownSecrets, type Cast } from './cast'
import { randomRequest, type RandomRequest, type Operation } from './random-request'
import type { Schemas } from './fitting-value'
import { strayRequest } from './stray-request'
import { openWire, type Wire } from './wire'

const usualRuns = 200
/** `ARTHA_FUZZ` sets the number of requests per operation. With more than usual the seed differs each time, else every run sends the same. */
const runs = Number(process.env.ARTHA_FUZZ ?? usualRuns)
const seed = Number(process.env.ARTHA_FUZZ_SEED ?? (runs > usualRuns ? Date.now() % 2 ** 31 : 20_261_121))

/** Enough for a machine ten times slower. */
const limitMs = 1_200_000

const document = openApiDocument({ name: 'Artha', url: 'http://localhost:3000' })
const schemas = document.components?.schemas as Schemas
const operations = (Object.keys(endpoints) as EndpointName[]).map((name): Operation => {
  const { method, path } = endpoints[name]
  const described = document.paths?.[path]?.[method.toLowerCase() as 'get']
  if (described === undefined) throw new Error(`${name} is not described`)
  return { name, endpoint: endpoints[name], described }
})

let cms: Awaited<ReturnType<typeof startOwnCms>>
let cast: Cast
let wire: Wire
let secrets: string[]

beforeAll(async () => {
  console.log(`Requests are drawn with ARTHA_FUZZ_SEED=${seed}, ${runs} an operation.`)
  cms = await startOwnCms({ ...raisedLimits, ...knownSecrets })
  cast = await gatherCast(cms.url, cms.database)
  wire = openWire(cms.url, 24)
  secrets = [
    ...Object.values(knownSecrets),
    ...Object.values(cast.tokens),
    goodPassword,
    owner.password,
    studioAdmin.password,
    studioAdmin.email,
    cms.home.folder,
  ]
})
afterAll(async () => {
  wire.close()
  await cms.stop()
})

/** Operations that these requests cannot complete: they need a signed link, a code or link from a mail, a password or the id of a session. */
const outOfReach: readonly EndpointName[] = [
  'verifyCode',
  // Review is off here, and no remark exists
  'stepReview',
  'changeRemark',
  'openResetLink',
  'resetPassword',
  'changePassword',
  'confirmSubscription',
  'readIssueMail',
  'unsubscribePage',
  'unsubscribeOneClick',
  'eraseSubscriber',
  'endSession',
]
const succeeded = new Set<EndpointName>()

/** Sends a request and returns the fault of its answer, else undefined. The answer may contain a secret that the request sent. */
async function amiss(operation: Operation, { asGuest, ...sent }: RandomRequest): Promise<string | undefined> {
  const asked = asGuest ? { ...sent, headers: { ...sent.headers, ...bearer(await freshGuestToken(cms.url, cast)) } } : sent
  const received = await wire.send(asked)
  if (received.status < 400) succeeded.add(operation.name)
  const said = JSON.stringify([asked.path, asked.headers, String(asked.body)])
  const problem = problemsIn(
    operation,
    asked,
    received,
    secrets.filter((secret) => !said.includes(secret)),
  )
  return problem === undefined ? undefined : `${problem}: ${received.status} ${received.text.slice(0, 500)}`
}

describe.concurrent('whatever is asked of', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s, the answer is one that the contract declares',
    async (_, operation) => {
      const requests = randomRequest(operation, cast, schemas)
      await fc.assert(
        fc.asyncProperty(requests, async (drawn) => {
          expect(await amiss(operation, drawn)).toBeUndefined()
        }),
        { numRuns: runs, seed, verbose: fc.VerbosityLevel.Verbose },
      )
      // If all requests were refused, the handlers would not be tested.
      expect(succeeded.has(operation.name)).toBe(!outOfReach.includes(operation.name))
    },
    limitMs,
  )

  it(
    'any other address, the answer is none of a fault',
    async () => {
      await fc.assert(
        fc.asyncProperty(strayRequest(cast.tokens.primaryAdmin), async (sent) => {
          expect(problemsAnywhere(await wire.send(sent), secrets)).toBeUndefined()
        }),
        { numRuns: runs, seed, verbose: fc.VerbosityLevel.Verbose },
      )
    },
    limitMs,
  )
})

import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { documentedResponses } from '@artha/contract/documented-responses'
import { answerSchemaOf, endpoints, type Endpoint, type EndpointName } from '@artha/contract/endpoints'
import { errorAnswer, errorStatus, type ErrorCode } from '@artha/contract/errors'
import { exampleCalls, type ExampleCall } from './example-calls.ts'
import { mockToken } from '../data/users.ts'
import { playScenario } from './play-scenario.ts'
import { callsRefusedWith, type RefusedCode } from './refused-calls.ts'
import { isScenario, scenarios, type ScenarioName } from './scenarios.ts'

const names = Object.keys(endpoints) as EndpointName[]
const rows: Record<EndpointName, Endpoint> = endpoints
const mocked = names.flatMap((name) => {
  const calls = exampleCalls[name]
  return typeof calls === 'string' ? [] : [{ name, calls, row: rows[name] }]
})
const callsOf = mocked.flatMap(({ name, row, calls }) => calls.map((call) => ({ name, row, call, label: `${name}${call.query ?? ''}` })))

const pathOf = ({ path }: Endpoint, { id = '', query = '' }: ExampleCall) => path.replace(/\{\w+\}/, id) + query

function ask(row: Endpoint, call: ExampleCall, token = mockToken('primaryAdmin')) {
  const { body, type = 'application/json' } = call
  const headers = { ...(token !== '' && { authorization: `Bearer ${token}` }), ...(body !== undefined && { 'content-type': type }) }
  const sent = call.type === undefined ? JSON.stringify(body) : String(body)
  return fetch(pathOf(row, call), { method: row.method, headers, ...(body !== undefined && { body: sent }) })
}

async function expectRefusal(response: Response, code: ErrorCode) {
  const body: unknown = await response.json()
  expect(z.safeParse(errorAnswer, body).data).toEqual(body)
  expect([response.status, body]).toMatchObject([errorStatus[code], { code }])
}

const refusing = (code: ErrorCode) =>
  mocked.filter(({ name }) => documentedResponses(name).refusals.includes(code)).map(({ name, row, calls }) => ({ name, row, call: calls[0] ?? {} }))

describe('the answer of each mock is what the contract says, no field less and none more', () => {
  it.each(callsOf)('$label', async ({ name, row, call }) => {
    const response = await ask(row, call)
    expect(response.status).toBe(documentedResponses(name).status)
    const body: unknown = await response.json()
    const schema = answerSchemaOf(pathOf(row, call), row.method)
    if (schema === undefined) throw new Error(`${name} answers something that the contract has no schema of`)
    expect(z.parse(schema, body)).toEqual(body)
  })

  it.each(['empty-site', '10000-articles', 'stale-prices'] as const)('in the scenario %s as well', async (scenario) => {
    playScenario(scenario)
    for (const { row, call } of callsOf.filter(({ row }) => row.method === 'GET')) {
      const response = await ask(row, call)
      const body: unknown = await response.json()
      const schema = response.ok ? answerSchemaOf(pathOf(row, call)) : errorAnswer
      expect(schema && z.parse(schema, body), pathOf(row, call)).toEqual(body)
    }
  })

  it('takes nothing that the contract does not take', async () => {
    for (const { row, calls } of mocked.filter(({ row }) => row.query)) {
      await expectRefusal(await ask(row, { id: calls[0]?.id, query: '?unknown=1' }), 'validation')
    }
    for (const { row, call } of refusing('validation').filter(({ row }) => row.body)) {
      await expectRefusal(await ask(row, { ...call, body: { unknown: 1 } }), 'validation')
    }
  })
})

describe('who may call what', () => {
  it.each(refusing('unauthenticated').filter(({ row }) => row.access !== 'public'))('$name refuses a stranger', async ({ row, call }) => {
    await expectRefusal(await ask(row, call, ''), 'unauthenticated')
  })

  it.each(refusing('forbidden').filter(({ row }) => row.access !== 'public'))('$name refuses a reader', async ({ row, call }) => {
    await expectRefusal(await ask(row, call, mockToken('reader')), 'forbidden')
  })

  it.each(refusing('not-found').filter(({ row }) => row.path.includes('{')))('$name knows what is not there', async ({ row, call }) => {
    await expectRefusal(await ask(row, { ...call, id: 'nobodyhasthisid' }), 'not-found')
  })
})

/** The scenario that shows each error. */
const scenarioOf: Record<ErrorCode, ScenarioName | 'never asked'> = {
  validation: 'refused-validation',
  unauthenticated: 'refused-unauthenticated',
  forbidden: 'refused-forbidden',
  'not-found': 'refused-not-found',
  'method-not-allowed': 'never asked',
  conflict: 'refused-conflict',
  'too-large': 'refused-too-large',
  'unsupported-media-type': 'refused-unsupported-media-type',
  'too-many-requests': 'refused-too-many-requests',
  internal: 'server-fault',
  unavailable: 'server-down',
}

describe('each refusal exists as a scenario', () => {
  it.each(Object.entries(scenarioOf).filter(([, scenario]) => isScenario(scenario)))('%s: %s', async (code, scenario) => {
    playScenario(scenario as ScenarioName)
    const isOfAll = scenario.startsWith('server-')
    const refused = isOfAll ? names : callsRefusedWith(code as RefusedCode)
    const calls = mocked.filter(({ name }) => refused.includes(name))
    expect(calls.length).toBeGreaterThan(0)
    for (const {
      row,
      calls: [call = {}],
    } of calls)
      await expectRefusal(await ask(row, call), code as ErrorCode)
  })

  it('no scenario of refusals stands for nothing', () => {
    const named = Object.keys(scenarios).filter((name) => name.startsWith('refused-'))
    expect(named.filter((name) => !Object.values<string>(scenarioOf).includes(name))).toEqual([])
  })
})

it('a call that no handler answers fails, and is named', async () => {
  await expect(fetch('/api/nobody-answers-this')).rejects.toThrow()
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('GET /api/nobody-answers-this'))
  // Expected here; the check after each test allows no console.error
  vi.mocked(console.error).mockClear()
})

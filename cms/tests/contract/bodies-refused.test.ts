import { errorAnswer } from '@artha/contract/errors'
import { endpoints, type Endpoint, type EndpointName } from '@artha/contract/endpoints'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { parse } from 'zod/mini'
import { bearer, owner, send, signIn } from '../access/callers'
import { startOwnCms } from '../access/database'
import { articleData, storyBody } from './samples'

const writes = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(([, { method }]) => method !== 'GET')
/** Writes of signed-in users, without autosaves. */
const counted = writes.filter(([, { access, isUncounted }]) => access !== 'public' && isUncounted !== true)
const withBody = writes.filter(([, { method }]) => method !== 'DELETE')

/** The token of the primary admin, who may do everything. */
let token: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  const cmsUrl = inject('cmsUrl')
  token = (await signIn(cmsUrl, owner)).token
  for (const [path, body] of [
    ['/admin/upload', articleData()],
    ['/api/stories', storyBody()],
  ] as const) {
    ids[path] = ((await (await send(cmsUrl + path, 'POST', body, token)).json()) as { _id: string })._id
  }
})

// Deletes them, because other suites count published entries.
afterAll(async () => {
  for (const [path, id] of Object.entries(ids)) await send(`${inject('cmsUrl')}${path}/${id}`, 'DELETE', undefined, token)
})

/** Uses ids of existing entries, because a body is only checked if it could be saved. */
const addressOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, ids[path.replace('/{id}', '')] ?? 'aaaaaaaaaaaaaaaaaaaaaaaa')

async function refusalOf({ method, ...endpoint }: Endpoint, type: string, body: string) {
  const headers = { 'content-type': type, ...bearer(token) }
  const response = await fetch(inject('cmsUrl') + addressOf({ method, ...endpoint }), { method, headers, body })
  return [response.status, parse(errorAnswer, await response.json()).code]
}

describe('a body that no endpoint takes', () => {
  const others = withBody.filter(([name]) => name !== 'uploadMedia')

  it.each(others)('%s refuses JSON that is cut short', async (_, endpoint) => {
    expect(await refusalOf(endpoint, 'application/json', '{"title": "x"')).toEqual([400, 'validation'])
  })

  it.each(others)('%s refuses a body too large', async (_, endpoint) => {
    expect(await refusalOf(endpoint, 'application/json', JSON.stringify({ title: 'x'.repeat(2_200_000) }))).toEqual([413, 'too-large'])
  })

  // Mail programs may send a one-click unsubscribe as such a form (RFC 8058).
  it.each(others.filter(([name]) => name !== 'unsubscribeOneClick'))('%s refuses a form with files', async (_, endpoint) => {
    expect(await refusalOf(endpoint, 'multipart/form-data; boundary=x', '--x--')).toEqual([415, 'unsupported-media-type'])
  })

  it.each(withBody)('%s refuses what says that it is compressed', async (_, endpoint) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', ...bearer(token) }
    const response = await fetch(inject('cmsUrl') + addressOf(endpoint), { method: endpoint.method, headers, body: '{}' })
    expect([response.status, response.headers.get('accept-encoding')]).toEqual([415, 'identity'])
  })
})

describe('writes of one person', () => {
  let cms: Awaited<ReturnType<typeof startOwnCms>>
  let spent: string
  beforeAll(async () => {
    cms = await startOwnCms({ LIMIT_WRITES: '1/3600' })
    spent = (await signIn(cms.url, owner)).token
    await send(`${cms.url}/admin/upload`, 'POST', articleData(), spent)
  })
  afterAll(() => cms.stop())

  it.each(counted)('past their limit %s refuses, and says for how long', async (_, endpoint) => {
    const response = await send(cms.url + addressOf(endpoint), endpoint.method, undefined, spent)
    expect([response.status, parse(errorAnswer, await response.json()).code]).toEqual([429, 'too-many-requests'])
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

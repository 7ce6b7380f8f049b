import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { destroyCmsPools, openCmsPools, type CmsPools } from './cms-connection.ts'
import { askCms } from './ask-cms.ts'
import { openBulkheads } from './bulkheads.ts'

const asked = { path: '/auth/login', method: 'POST', headers: {}, body: Buffer.from('{}') }
const always = new AbortController().signal
let cms: Server
let pools: CmsPools

beforeEach(async () => {
  cms = createServer((request, response) => {
    request.resume()
    // Sends a part every 20 ms for ever: no pause is too long, and the answer never ends
    response.writeHead(200)
    const dripping = setInterval(() => response.write('.'), 20)
    response.once('close', () => clearInterval(dripping))
  })
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  pools = openCmsPools(`http://127.0.0.1:${(cms.address() as AddressInfo).port}`)
})
afterEach(async () => {
  await destroyCmsPools(pools)
  cms.closeAllConnections()
  cms.close()
})

test('a call has so long in all, however the cms drags it out', async () => {
  const bulkhead = { ...openBulkheads(pools).calls, wholeLimitMs: 300 }
  expect(await askCms(bulkhead, asked, always)).toEqual({ failed: 'unreachable' })
})

import { describe, expect, test } from 'vitest'
import { headersForCms, headersForReader, type Forwarding } from './forwarded-headers.ts'

const forwarding: Forwarding = { clientAddress: '203.0.113.7', requestId: 'r1', withCookies: false, withBody: true }
const said = { 'x-request-id': 'r1', 'x-artha-client-address': '203.0.113.7' }

describe('to the cms', () => {
  test.each([
    [
      'keeps what the request means',
      { authorization: 'Bearer t', 'content-type': 'application/json', 'content-length': '2' },
      { authorization: 'Bearer t', 'content-type': 'application/json', 'content-length': '2' },
    ],
    ['drops what is between two hops', { te: 'trailers', 'transfer-encoding': 'chunked', upgrade: 'h2c', host: 'a' }, {}],
    ['drops what Connection names', { connection: 'close, X-Own', 'x-own': '1', accept: '*/*' }, { accept: '*/*' }],
    ['drops a claimed client address', { 'x-artha-client-address': '1.1.1.1', 'x-forwarded-for': '1.1.1.1' }, {}],
    ['drops a claimed key', { 'x-artha-internal-key': 'k' }, {}],
    ['drops a claimed request id', { 'x-request-id': 'mine', forwarded: 'for=1.1.1.1', 'x-real-ip': '1.1.1.1' }, {}],
    ['drops cookies', { cookie: 'a=b' }, {}],
  ])('%s', (_, headers, expected) => {
    expect(headersForCms(headers, forwarding)).toEqual({ ...expected, ...said })
  })

  test('cookies and the key go where they belong', () => {
    expect(headersForCms({ cookie: 'a=b' }, { ...forwarding, withCookies: true, internalKey: 'secret' })).toEqual({
      cookie: 'a=b',
      'x-artha-internal-key': 'secret',
      ...said,
    })
  })
})

test('to the reader: what belongs to the answer, and cookies from the accounts alone', () => {
  const others = { 'x-powered-by': 'x', 'content-security-policy': 'y', connection: 'close' }
  const headers = { 'content-type': 'a/b', 'set-cookie': ['s=1'], ...others }
  expect(headersForReader(headers, false)).toEqual({ 'content-type': 'a/b' })
  expect(headersForReader(headers, true)).toEqual({ 'content-type': 'a/b', 'set-cookie': ['s=1'] })
})

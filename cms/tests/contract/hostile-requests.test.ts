import type { ErrorAnswer } from '@artha/contract/errors'
import { describe, expect, it } from 'vitest'
import { ask } from './ask'

const json = { 'content-type': 'application/json' }

describe('whatever is sent', () => {
  it.each([
    ['JSON nested deep', 400, { headers: json, body: '['.repeat(100_000) + ']'.repeat(100_000) }],
    ['JSON cut short', 400, { headers: json, body: '{"title": "x"' }],
    ['an XML body', 415, { headers: { 'content-type': 'application/xml' }, body: '<a/>' }],
    ['a body of no type', 415, { headers: { 'content-type': '' }, body: 'x' }],
    ['a prototype in JSON', 400, { headers: json, body: '{"__proto__": {"isAdmin": true}}' }],
    ['a body too large', 413, { headers: json, body: JSON.stringify({ title: 'x'.repeat(3_000_000) }) }],
    ['a body that says it is compressed and is not', 415, { headers: { ...json, 'content-encoding': 'gzip' }, body: '{}' }],
    ['an unknown charset', 400, { headers: { 'content-type': 'application/json; charset=ebcdic' }, body: '{}' }],
  ])('%s is refused in our JSON (%i)', async (_, expected, init) => {
    const { status, body } = await ask<ErrorAnswer>('/api/contact', { method: 'POST', ...init })
    expect(status).toBe(expected)
    expect(body.message).not.toMatch(/\bat \w|node_modules|SQL|select /i)
  })

  it.each([
    ['a NUL in a search', 400, '/admin/upload?q=%00'],
    ['a NUL in a filter', 400, '/admin/upload?category=%00x'],
    ['a NUL as an id', 404, '/admin/upload/%00'],
    ['a path that climbs', 404, '/%2e%2e/%2e%2e/etc/passwd'],
    ['nested parameters', 400, '/admin/upload?a[b][c]=d'],
    ['two thousand parameters', 400, `/admin/upload?${'a=b&'.repeat(2_000)}`],
    ['a prototype as parameter', 400, '/admin/upload?__proto__[x]=1'],
    ['a negative page', 400, '/api/stories?page=-1'],
  ])('%s is refused (%i)', async (_, status, path) => {
    expect((await ask(path)).status).toBe(status)
  })

  it.each(['PROPFIND', 'REPORT', 'PURGE', 'PATCH', 'DELETE'])('%s, which no address takes here, is refused as such', async (method) => {
    const { status, body } = await ask<ErrorAnswer>('/api/home', { method })
    expect([status, body.code]).toEqual([405, 'method-not-allowed'])
  })

  it('takes a broken percent sign for what it is', async () => {
    expect((await ask('/admin/upload?q=%E0%A4%A')).body).toEqual([])
  })

  it.each([
    '/api/articles',
    '/api/auth/local',
    '/api/auth/local/register',
    '/api/users',
    '/api/users/me',
    '/api/auth/forgot-password',
    '/api/auth/reset-password',
    '/api/upload',
    '/graphql',
  ])('%s, a stock door, is not there', async (path) => {
    expect((await ask(path)).status).toBe(404)
    expect((await ask(path, { method: 'POST', headers: json, body: '{}' })).status).toBe(405)
  })
})

import { auditPage, userPage, type AuditPage, type UserPage } from '@artha/contract/studio-access'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { parse } from 'zod/mini'
import { joinAsReader, owner, send, signIn } from './callers'
import { openDatabase } from './database'
import { studioToken } from './studio-users'

const cmsUrl = inject('cmsUrl')
const unknownId = 'aaaaaaaaaaaaaaaaaaaaaaaa'
let database: Knex
let superAdmin: string
let others: Record<string, string | undefined>

beforeAll(async () => {
  database = openDatabase()
  superAdmin = await studioToken(cmsUrl, 'strapi-super-admin')
  others = {
    Editor: await studioToken(cmsUrl, 'strapi-editor'),
    Author: await studioToken(cmsUrl, 'strapi-author'),
    'primary admin of the site': (await signIn(cmsUrl, owner)).token,
    visitor: undefined,
  }
})
afterAll(() => database.destroy())

const ask = (method: string, path: string, body?: unknown, token = superAdmin) => send(`${cmsUrl}/accounts${path}`, method, body, token)
const messageOf = async (response: Response) => {
  const { message, error } = (await response.json()) as { message?: string; error?: { message: string } }
  return [response.status, message ?? error?.message]
}
const people = async (query: string): Promise<UserPage> => parse(userPage, await (await ask('GET', `/users?${query}`)).json())
const roleOf = async (email: string) => (await people(`q=${encodeURIComponent(email)}`)).results.map(({ role }) => role)

describe('who may ask what', () => {
  it.each([
    ['GET', '/users', 200],
    ['POST', '/users/approve', 400],
    ['PUT', `/users/${unknownId}/role`, 400],
    ['POST', `/users/${unknownId}/toggle`, 404],
    ['DELETE', `/users/${unknownId}`, 404],
    ['GET', '/audit', 200],
    ['GET', '/audit/export', 200],
  ])('%s %s: Super Admin %i, Editor and Author 403, everybody else 401', async (method, path, status) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {}
    expect((await ask(method, path, body)).status).toBe(status)
    const answered: Record<string, number> = {}
    for (const [who, token] of Object.entries(others)) answered[who] = (await send(`${cmsUrl}/accounts${path}`, method, body, token)).status
    expect(answered).toEqual({ Editor: 403, Author: 403, 'primary admin of the site': 401, visitor: 401 })
  })

  it('another role of the Studio gets a permission from a Super Admin, and only that one', async () => {
    const roles = (await (await send(`${cmsUrl}/admin/roles`, 'GET', undefined, superAdmin)).json()) as { data: { id: number; name: string }[] }
    const path = `${cmsUrl}/admin/roles/${roles.data.find(({ name }) => name === 'Author')?.id}/permissions`
    const { data } = (await (await send(path, 'GET', undefined, superAdmin)).json()) as { data: Record<string, unknown>[] }
    const given = data.map(({ action, subject, properties, conditions }) => ({ action, subject, properties, conditions }))
    const reading = { action: 'plugin::accounts.read', subject: null, properties: {}, conditions: [] }
    expect((await send(path, 'PUT', { permissions: [...given, reading] }, superAdmin)).status).toBe(200)
    try {
      const statuses = await Promise.all(['/users', '/audit'].map(async (page) => (await ask('GET', page, undefined, others.Author)).status))
      expect(statuses).toEqual([200, 403])
      expect((await ask('DELETE', `/users/${unknownId}`, undefined, others.Author)).status).toBe(403)
    } finally {
      await send(path, 'PUT', { permissions: given }, superAdmin)
    }
  })
})

describe('the people in the Studio', () => {
  it('are listed with their role, by access and by text, and paged', async () => {
    const { email, user } = await joinAsReader(cmsUrl)
    await joinAsReader(cmsUrl)
    expect(await people(`q=${email}`)).toMatchObject({ results: [{ _id: user._id, email, role: 'reader', isAllowedToCreate: false }], total: 1 })
    expect((await people(`q=${email}&access=pending`)).total).toBe(1)
    expect((await people(`q=${email}&access=allowed`)).total).toBe(0)
    expect((await people('pageSize=1&page=2')).results.map((person) => person.email)).toEqual([email])
    expect((await people('q=reader%25artha.example')).total).toBe(0)
    for (const query of ['page=0', 'access=all', 'q=', 'populate=*', 'filters[password][$startsWith]=a']) {
      expect([query, (await ask('GET', `/users?${query}`)).status]).toEqual([query, 400])
    }
  })

  it('get a role, and the trail says from whom', async () => {
    const { email, user, username } = await joinAsReader(cmsUrl)
    for (const [role, words] of [
      ['admin', 'is now an admin.'],
      ['creator', 'can now create content.'],
      ['reader', 'can no longer create content.'],
    ]) {
      expect(await messageOf(await ask('PUT', `/users/${user._id}/role`, { role }))).toEqual([200, `${username} ${words}`])
      expect(await roleOf(email)).toEqual([role])
    }
    const trail = parse(auditPage, await (await ask('GET', `/audit?q=${email}`)).json())
    expect(trail.results.map(({ actorName, action, subjectName, details }) => [actorName, action, subjectName, details?.to])).toEqual([
      ['Studio Administrator', 'user.role', username, 'reader'],
      ['Studio Administrator', 'user.role', username, 'creator'],
      ['Studio Administrator', 'user.role', username, 'admin'],
    ])
    expect((await ask('PUT', `/users/${user._id}/role`, { role: 'primary-admin' })).status).toBe(400)
    expect((await ask('PUT', `/users/${user._id}/role`, { role: 'admin', email: 'x@y.example' })).status).toBe(400)
  })

  it('are approved by address, toggled, deleted', async () => {
    const { email, user, username, token } = await joinAsReader(cmsUrl)
    expect(await messageOf(await ask('POST', '/users/approve', { emails: [email] }))).toEqual([200, `Access granted to ${email}`])
    expect(await roleOf(email)).toEqual(['creator'])
    expect(await messageOf(await ask('POST', '/users/approve', { emails: [email, 'nobody@artha.example'] }))).toEqual([
      404,
      'There is no account for nobody@artha.example. No one was granted access.',
    ])
    expect(await messageOf(await ask('POST', `/users/${user._id}/toggle`))).toEqual([200, `${username} can no longer create content.`])
    expect(await messageOf(await ask('DELETE', `/users/${user._id}`))).toEqual([200, `${username} was deleted.`])
    expect((await send(`${cmsUrl}/auth/me`, 'GET', undefined, token)).status).toBe(401)
    const trail = (await (await ask('GET', `/audit?q=${user._id}`)).json()) as AuditPage
    expect(trail.results[0]).toMatchObject({ action: 'user.delete', subjectName: username })
  })

  it('leave the primary admin as it is', async () => {
    const [primary] = (await people(`q=${owner.email}`)).results
    const refused = [403, 'The primary admin cannot be changed or deleted.']
    expect(primary?.role).toBe('primary-admin')
    expect(await messageOf(await ask('PUT', `/users/${primary?._id}/role`, { role: 'reader' }))).toEqual(refused)
    expect(await messageOf(await ask('POST', `/users/${primary?._id}/toggle`))).toEqual(refused)
    expect(await messageOf(await ask('DELETE', `/users/${primary?._id}`))).toEqual(refused)
  })
})

describe('the audit trail', () => {
  it('is exported as CSV, the filter kept, without a formula in it', async () => {
    const { user, username } = await joinAsReader(cmsUrl)
    await database('up_users').where('document_id', user._id).update({ username: '=cmd|"/c calc"!A1' })
    await ask('PUT', `/users/${user._id}/role`, { role: 'creator' })
    const response = await ask('GET', `/audit/export?q=${user._id}`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="artha-audit-\d{4}-\d\d-\d\d\.csv"$/)
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"'=cmd|""/c calc""!A1"`)
    expect(lines[1]).not.toContain(username)
  })

  it('is exported whole, longer than what is read at a time', async () => {
    const at = database.client.config.client === 'pg' ? new Date() : Date.now()
    const entry = (n: number) => ({
      document_id: `export${String(n).padStart(18, '0')}`,
      at,
      actor: 'system',
      action: 'test.export',
      subject: `test:${n}`,
    })
    await database.batchInsert(
      'accounts_audit_entries',
      Array.from({ length: 1_234 }, (_, n) => entry(n)),
      50,
    )
    const lines = (await (await ask('GET', '/audit/export?q=test.export')).text()).trim().split('\r\n')
    expect(new Set(lines).size).toBe(1_235)
    expect((await (await ask('GET', '/audit?q=test.export&pageSize=10')).json()) as AuditPage).toMatchObject({ total: 1_234 })
  })

  it.each(['q=', 'page=0', 'sort=at', `q=${'x'.repeat(101)}`])('refuses %s', async (query) => {
    expect((await ask('GET', `/audit?${query}`)).status).toBe(400)
  })

  it('cannot be changed', async () => {
    await expect(database('accounts_audit_entries').update({ actor: 'somebody else' })).rejects.toThrow('only grows')
    await expect(database('accounts_audit_entries').delete()).rejects.toThrow('only grows')
  })
})

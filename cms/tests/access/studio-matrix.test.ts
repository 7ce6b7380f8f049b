import { beforeAll, describe, expect, inject, it } from 'vitest'
import { articleData } from '../contract/samples'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { joinAsReader, newPerson, send } from './callers'
import { openDatabase } from './database'
import { panelRoutes } from './panel-routes'
import { studioRoles, studioToken, type StudioRole } from './studio-users'

const cmsUrl = inject('cmsUrl')
const tokens = new Map<StudioRole, string>()

beforeAll(async () => {
  for (const role of studioRoles) tokens.set(role, await studioToken(cmsUrl, role))
})

/** A request for each of our own Studio routes that its handler accepts. */
const requests: Record<string, () => Promise<{ path?: string; body?: unknown }>> = {
  'GET /accounts/users': async () => ({}),
  'GET /accounts/audit': async () => ({}),
  'GET /accounts/audit/export': async () => ({}),
  'POST /accounts/users/approve': async () => ({ body: { emails: [(await joinAsReader(cmsUrl)).email] } }),
  'PUT /accounts/users/:id/role': async () => ({ path: `/accounts/users/${await anId()}/role`, body: { role: 'creator' } }),
  'POST /accounts/users/:id/toggle': async () => ({ path: `/accounts/users/${await anId()}/toggle` }),
  'POST /accounts/users/:id/publishing': async () => ({ path: `/accounts/users/${await aCreator()}/publishing` }),
  'GET /accounts/review': async () => ({}),
  'PUT /accounts/review': async () => ({ body: { isOn: false } }),
  'GET /newsroom/scheduled': async () => ({}),
  'GET /newsroom/not-shown': async () => ({}),
  'GET /newsroom/openings': async () => ({}),
  'GET /newsroom/figures': async () => ({}),
  'PUT /newsroom/figures/:kind/:id/looked-at': async () => ({ path: `/newsroom/figures/article/${await anArticle()}/looked-at` }),
  'GET /newsroom/bin': async () => ({}),
  'POST /newsroom/bin/:id/restore': async () => ({ path: `/newsroom/bin/${await aBinned()}/restore` }),
  'GET /newsroom/changes': async () => ({}),
  'GET /newsroom/messages': async () => ({}),
  'GET /newsroom/status': async () => ({}),
  'PUT /newsroom/messages/:id/state': async () => ({ path: `/newsroom/messages/${await aMessage()}/state`, body: { state: 'answered' } }),
  'DELETE /newsroom/messages/:id': async () => ({ path: `/newsroom/messages/${await aMessage()}` }),
  'GET /newsroom/on-site/:kind/:id': async () => ({ path: `/newsroom/on-site/article/${await anArticle()}` }),
  'POST /newsroom/on-site/:kind/:id/preview': async () => ({ path: `/newsroom/on-site/article/${await anArticle()}/preview` }),
  'DELETE /accounts/users/:id': async () => ({ path: `/accounts/users/${await anId()}` }),
}

const anArticle = () => openStudio(cmsUrl, sharedStudioToken()).post('article', articleData())

/** Sends a message with the contact form and reads its id from the database. */
const aMessage = async () => {
  const { email } = newPerson()
  await send(`${cmsUrl}/api/contact`, 'POST', { name: 'Kabir Das', email, message: 'Which slab does my plan fall in?' })
  const database = openDatabase()
  const [id] = await database('contact_messages').where({ email }).pluck<string[]>('document_id')
  await database.destroy()
  return id ?? ''
}

/** Creates and deletes an article. Returns its id. */
const aBinned = async () => {
  const id = await anArticle()
  await openStudio(cmsUrl, sharedStudioToken()).remove('article', id)
  return id
}

const aCreator = async () => {
  const id = await anId()
  await send(`${cmsUrl}/accounts/users/${id}/role`, 'PUT', { role: 'creator' }, sharedStudioToken())
  return id
}

const anId = async () => (await joinAsReader(cmsUrl)).user._id

describe("the plugin's own routes in the Studio", () => {
  const own = Object.keys(panelRoutes).filter((route) => / \/(accounts|newsroom)\//.test(route))

  it('each have a request here', () => {
    expect(own.sort()).toEqual(Object.keys(requests).sort())
  })

  it.each(Object.entries(requests))('%s: 200 to a Super Admin, 403 to an Editor and an Author', async (route, requestOf) => {
    const [method = '', address = ''] = route.split(' ')
    const answered: number[] = []
    for (const role of studioRoles) {
      const { path = address, body } = await requestOf()
      answered.push((await send(cmsUrl + path, method, body, tokens.get(role))).status)
    }
    expect(answered).toEqual([200, 403, 403])
  })

  it.each(studioRoles)('a token of the Studio (%s) is none on the site', async (role) => {
    expect((await send(`${cmsUrl}/auth/me`, 'GET', undefined, tokens.get(role))).status).toBe(401)
    expect((await send(`${cmsUrl}/auth/admin/users`, 'GET', undefined, tokens.get(role))).status).toBe(401)
  })
})

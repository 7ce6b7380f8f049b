import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { callers, send, tokenOf, type Caller } from './callers'
import { openDatabase } from './database'
import { panelRoutes } from './panel-routes'
import { registeredRoutes } from './registered-routes'
import { routeRows, rowsByQuery } from './route-rows'

const cmsUrl = inject('cmsUrl')
let database: Knex
let routes: string[]
const tokens = new Map<Caller, string | undefined>()

beforeAll(async () => {
  database = openDatabase()
  routes = await registeredRoutes()
  for (const caller of callers) tokens.set(caller, await tokenOf(caller, cmsUrl, database))
})
afterAll(() => database.destroy())

/** One of the rows signs the primary admin out everywhere, so the token may need renewing. */
async function renewOwnersToken() {
  const { status } = await send(`${cmsUrl}/auth/me`, 'GET', undefined, tokens.get('primaryAdmin'))
  if (status !== 200) tokens.set('primaryAdmin', await tokenOf('primaryAdmin', cmsUrl, database))
}

const split = (route: string) => {
  const [method = '', address = ''] = route.split(' ')
  return { method: method === 'ALL' ? 'GET' : method, address }
}

describe('every route', () => {
  it('that Strapi has registered has a row, and every row has a route', () => {
    expect(routes).toEqual([...Object.keys(routeRows), ...Object.keys(panelRoutes)].sort())
  })

  it.each(Object.entries({ ...routeRows, ...rowsByQuery }))('%s answers each caller as the table says', async (route, row) => {
    const { method, address } = split(route)
    const answered: Record<string, number> = {}
    await renewOwnersToken()
    for (const caller of callers) {
      const token = row.spendsToken ? await tokenOf(caller, cmsUrl, database) : tokens.get(caller)
      const { path = address, body } = (await row.ask?.(cmsUrl, caller)) ?? {}
      answered[caller] = (await send(cmsUrl + path, method, body, token)).status
    }
    expect(answered).toEqual(row.statuses)
  })
})

describe('a token of the site', () => {
  it.each(Object.entries(panelRoutes))('opens nothing at %s: %i', async (route, status) => {
    const { method, address } = split(route)
    const path = address.replaceAll(/:\w+\*?/g, '1')
    const answered: Record<string, number> = {}
    for (const caller of callers) {
      // The Studio counts tries by e-mail address, so each caller has its own, and no address is valid.
      const body = method === 'GET' ? undefined : { email: `no address of ${caller}` }
      answered[caller] = (await send(cmsUrl + path, method, body, tokens.get(caller))).status
    }
    expect(answered).toEqual(Object.fromEntries(callers.map((caller) => [caller, status])))
  })
})

import { endpoints, type Endpoint } from '@artha/contract/endpoints'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { studioAdmin } from '../running-cms'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { articleData, storyData } from '../contract/samples'
import { callers, goodPassword, joinAsReader, owner, send, signIn } from './callers'
import { openDatabase } from './database'
import { panelRoutes } from './panel-routes'

const cmsUrl = inject('cmsUrl')

/** Queries in Strapi's own query language, which our API does not support. */
const questions = [
  'populate=*',
  'populate[createdBy][populate]=*',
  'populate[user][fields][0]=password',
  'fields[0]=password&fields=*',
  'fields=password',
  'filters[password][$startsWith]=$argon2',
  'filters[createdBy][resetPasswordToken][$notNull]=true',
  'filters[email][$contains]=@',
  'sort=password:asc',
  'sort[0]=createdBy.password',
  'where[password]=a',
  '_q=argon2',
  'q=%24argon2id',
  'q=%25',
  'status=draft',
  'publicationState=preview',
  'locale=*',
  'page=999999',
  'all=1',
]

const paths = Object.values<Endpoint>(endpoints)
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => path.replaceAll(/\{\w+\}/g, 'aaaaaaaaaaaaaaaaaaaaaaaa'))

/** Strapi's own routes, also those that are closed. */
const stockPaths = [
  '/api/articles',
  '/api/stories',
  '/api/users',
  '/api/users/me',
  '/api/users-permissions/roles',
  '/api/accounts/sessions',
  '/api/sessions',
  '/api/audit-entries',
  '/api/upload/files',
  '/api/content-type-builder/content-types',
  '/content-manager/collection-types/plugin::accounts.session',
  '/content-manager/collection-types/plugin::accounts.known-device',
  '/content-manager/collection-types/plugin::accounts.reset-link',
  '/content-manager/collection-types/plugin::users-permissions.user',
  '/users-permissions/roles',
  '/admin/users',
]

interface Client {
  token: string | undefined
  /** The personal data that the client may see. */
  own: string[]
  mayListPeople: boolean
}

let studio: Studio
let articleId: string
let storyId: string
let clients: Record<string, Client>
let forbidden: { what: string; text: string }[]

beforeAll(async () => {
  studio = openStudio(cmsUrl, sharedStudioToken())
  articleId = await studio.post('article', articleData({ title: 'Published by somebody of the Studio' }))
  storyId = await studio.post('story', storyData())
  paths.push(`/admin/upload/${articleId}`)
  const reader = await joinAsReader(cmsUrl)
  const other = await joinAsReader(cmsUrl)
  const primary = await signIn(cmsUrl, owner)
  clients = {
    visitor: { token: undefined, own: [], mayListPeople: false },
    reader: { token: reader.token, own: [reader.email], mayListPeople: false },
    primaryAdmin: { token: primary.token, own: [owner.email], mayListPeople: true },
  }
  forbidden = [
    { what: 'an address of the Studio', text: studioAdmin.email },
    { what: 'a password', text: goodPassword },
    { what: 'a token of another', text: other.token },
    ...(await keptSecrets()),
    { what: 'an address of another', text: other.email },
    { what: 'the address of the primary admin', text: owner.email },
  ]
})

// Deletes them, because other suites count published entries.
afterAll(async () => {
  await studio.remove('article', articleId)
  await studio.remove('story', storyId)
})

/** All hashes and tokens in the database now. */
async function keptSecrets() {
  const database = openDatabase()
  const columns: [string, string][] = [
    ['up_users', 'password'],
    ['up_users', 'google_subject'],
    ['admin_users', 'password'],
    ['accounts_sessions', 'token_hash'],
    ['accounts_reset_codes', 'code_hash'],
    ['accounts_reset_tickets', 'ticket_hash'],
    ['accounts_reset_links', 'link_hash'],
    ['accounts_known_devices', 'device_key'],
    ['accounts_subscribers', 'person_key'],
    ['newsletter_deliveries', 'person_key'],
    ['accounts_newsletter_links', 'link_hash'],
    ['accounts_suppressions', 'address_hash'],
    ['accounts_limits', 'key'],
  ]
  const secrets = []
  for (const [table, column] of columns) {
    for (const value of await database(table).whereNotNull(column).limit(200).pluck(column)) {
      secrets.push({ what: `${table}.${column}`, text: String(value) })
    }
  }
  await database.destroy()
  return secrets
}

/** Hashes, and words from drivers and stack traces. No answer may contain these, not even a refusal. */
const neverSaid = /\$argon2|\$2[aby]\$|SQLITE_|up_users|accounts_sessions|node_modules|\bat \w+ \(/

/** Columns that no answer may contain. Only a refusal may name such a field, if the client sent it. */
const neverNamed =
  /"(password|passwordHash|tokenHash|resetPasswordToken|confirmationToken|registrationToken|usernameFolded|googleSubject|personKey|senderUntil|consentText|createdBy|updatedBy|provider|blocked|role)":/

/** Paths of the API's documentation, which names the fields of requests. */
const describing = /^\/api\/(openapi\.json|docs)/

const saidAmiss = (ok: boolean, text: string): string | undefined => (neverSaid.exec(text) ?? (ok ? neverNamed.exec(text) : null))?.[0]

async function leaksIn(path: string, { token, own, mayListPeople }: Client): Promise<string[]> {
  const response = await send(cmsUrl + path, 'GET', undefined, token)
  const text = await response.text()
  const isPeople = mayListPeople && path.startsWith('/auth/admin/users')
  const held = forbidden.filter((secret) => {
    const maySee = own.includes(secret.text) || (isPeople && secret.text.includes('@') && secret.text !== studioAdmin.email)
    return !maySee && text.includes(secret.text)
  })
  const named = saidAmiss(response.ok && !describing.test(path), text)
  return [
    ...held.map(({ what }) => `${path} tells ${what}`),
    ...(named === undefined ? [] : [`${path} names ${named}`]),
    ...(response.status >= 500 ? [`${path} answers ${response.status}`] : []),
  ]
}

describe('no secret leaves', () => {
  it('and there is something to look for', () => {
    expect(forbidden.length).toBeGreaterThan(10)
    expect(callers.length).toBeGreaterThan(Object.keys(clients).length)
  })

  it.each(['visitor', 'reader', 'primaryAdmin'])('by any read of a %s, however it is asked', async (name) => {
    const client = clients[name] as Client
    const leaks = []
    for (const path of [...paths, ...stockPaths]) {
      for (const question of ['', ...questions]) leaks.push(...(await leaksIn(question === '' ? path : `${path}?${question}`, client)))
    }
    expect(leaks).toEqual([])
  })

  it.each(['visitor', 'reader', 'primaryAdmin'])('by any read of the panel, asked by a %s of the site', async (name) => {
    const reads = Object.keys(panelRoutes).flatMap((route) => (route.startsWith('GET ') ? [route.slice(4).replaceAll(/:\w+\*?/g, '1')] : []))
    const leaks = []
    for (const path of reads) leaks.push(...(await leaksIn(`${path}?populate=*`, clients[name] as Client)))
    expect(leaks).toEqual([])
  })

  it('by an error of a write', async () => {
    const answers = []
    for (const { method, path } of Object.values<Endpoint>(endpoints)) {
      if (method === 'GET') continue
      const url = cmsUrl + path.replaceAll(/\{\w+\}/g, 'aaaaaaaaaaaaaaaaaaaaaaaa')
      for (const body of [{}, { password: goodPassword, email: owner.email, id: 1 }, { email: { $ne: '' } }, [], 'text']) {
        const response = await send(url, method, body, clients.reader?.token)
        answers.push({ ok: response.ok, text: await response.text() })
      }
    }
    expect(answers.filter(({ ok, text }) => text.includes(owner.email) || text.includes(goodPassword) || saidAmiss(ok, text) !== undefined)).toEqual(
      [],
    )
  })
})

import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { articleColumns } from '../../src/api/article/article-columns'
import { storyColumns } from '../../src/api/story/story-columns'
import type { ColumnRules } from '../../src/api/writes/column-rules'
import { articleData, storyData } from '../contract/samples'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { send } from './callers'
import { openDatabase } from './database'
import { studioRoles, studioToken, type StudioRole } from './studio-users'

type Kind = 'article' | 'story'
type Row = Record<string, unknown>

const cmsUrl = inject('cmsUrl')
const studio = openStudio(cmsUrl, sharedStudioToken())
const tokens = new Map<StudioRole, string>()
const people = new Map<StudioRole, number>()
const tables = { article: 'articles', story: 'stories' }
const rules: Record<Kind, ColumnRules> = { article: articleColumns, story: storyColumns }
const dataOf = { article: articleData, story: storyData }
const parts = { article: 'sections', story: 'slides' }
let database: Knex

beforeAll(async () => {
  database = openDatabase()
  for (const role of studioRoles) {
    const token = await studioToken(cmsUrl, role)
    const { data } = (await (await send(`${cmsUrl}/admin/users/me`, 'GET', undefined, token)).json()) as { data: { id: number } }
    tokens.set(role, token)
    people.set(role, data.id)
  }
})
afterAll(() => database.destroy())

/** Columns that Strapi adds to every type and sets itself on each save. */
const ofStrapi = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'locale']

const nameOf = (column: string) => column.replace(/_by_id$/, '_by').replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const rowsOf = async (kind: Kind, id: string) => (await database(tables[kind]).where({ document_id: id }).orderBy('id')) as Row[]
const address = (kind: Kind) => `${cmsUrl}/content-manager/collection-types/api::${kind}.${kind}`

/** A value for each column that only the server may write. */
const tried = (victim: string, other: number): Row => ({
  id: 900_001,
  documentId: victim,
  createdAt: '2001-01-01T00:00:00.000Z',
  updatedAt: '2001-01-01T00:00:00.000Z',
  publishedAt: '2001-01-01T00:00:00.000Z',
  createdBy: { connect: [{ id: other }] },
  updatedBy: { id: other },
  locale: 'fr',
  localizations: { connect: [{ documentId: victim }] },
  version: 4_000,
  ownerId: 'anotherpersonsidentifier',
  figuresEndOn: '2001-01-01',
  figureData: [{ kind: 'taken' }],
  titleFolded: 'taken',
  excerpt: 'taken',
  coverUrl: '/taken.png',
  coverAlt: 'taken',
  inNews: true,
  inFinance: true,
  inInvestment: true,
  inFintech: true,
  inBudget: true,
  inLoan: false,
  inGst: true,
  inTax: true,
  inSaving: true,
  expiresAt: '2001-01-01T00:00:00.000Z',
  firstPublishedAt: '2001-01-01T00:00:00.000Z',
})

describe.each(['article', 'story'] as const)('a column of the server (%s)', (kind) => {
  it('is settled for every column that the table has', async () => {
    const columns = Object.keys(await database(tables[kind]).columnInfo()).map(nameOf)
    const known = [...ofStrapi, ...Object.keys(rules[kind])]
    expect(columns.filter((column) => !known.includes(column))).toEqual([])
    const owned = Object.keys(rules[kind]).filter((column) => rules[kind][column] === 'owned')
    expect([...owned, ...ofStrapi].filter((column) => !(column in tried('', 0)))).toEqual([])
  })

  describe.each(studioRoles)('is not written by %s', (role) => {
    /** Expects that the save changed no server column of the entry and nothing in the entry `victim` that it names. */
    const expectOwnedKept = async (id: string, victim: string, before: Row[]) => {
      expect(id).not.toBe(victim)
      expect(await rowsOf(kind, victim)).toEqual(before)
      for (const row of await rowsOf(kind, id)) {
        for (const [name, value] of Object.entries(row).map(([column, each]) => [nameOf(column), each] as const)) {
          if (rules[kind][name] === 'written' || typeof rules[kind][name] === 'object') continue
          const wanted = tried(victim, 0)[name]
          if (typeof wanted === 'boolean') continue
          if (name === 'createdBy' || name === 'updatedBy') expect([people.get('strapi-super-admin'), people.get(role)], name).toContain(value)
          else if (name.endsWith('At')) expect(value === null ? 0 : new Date(value as string).getTime(), name).not.toBe(Date.parse(String(wanted)))
          else expect(value, name).not.toEqual(wanted)
        }
        if (kind === 'article') expect([Boolean(row.in_loan), Boolean(row.in_tax), Boolean(row.in_saving)]).toEqual([true, false, false])
      }
    }

    const aimedAt = async () => {
      const victim = await studio.post(kind, dataOf[kind]({ title: 'Of somebody else' }))
      const [row] = await database('admin_users')
        .whereNot({ id: people.get(role) })
        .limit(1)
        .select<{ id: number }[]>('id')
      return { victim, before: await rowsOf(kind, victim), data: { ...dataOf[kind](), ...tried(victim, row?.id ?? 0) } }
    }

    const made = async (answer: Response): Promise<string | undefined> => {
      if (answer.status === 403) return undefined
      const text = await answer.text()
      expect(answer.ok, text).toBe(true)
      return (JSON.parse(text) as { data: { documentId: string } }).data.documentId
    }

    const token = () => tokens.get(role)
    const create = async (data: object) => (await made(await send(address(kind), 'POST', data, token()))) ?? ''

    it('with create, in any spelling of the address', async () => {
      for (const base of [address(kind), address(kind).replace('content-manager', 'Content-Manager')]) {
        const { victim, before, data } = await aimedAt()
        for (const query of ['', '?locale=fr', '?documentId=' + victim, '?status=published']) {
          const id = await made(await send(base + query, 'POST', data, token()))
          await expectOwnedKept(id ?? '', victim, before)
        }
      }
    })

    it('with update, clone, publish and several at once', async () => {
      const { victim, before, data } = await aimedAt()
      const own = await create(dataOf[kind]())
      expect(await made(await send(`${address(kind)}/${own}`, 'PUT', data, token()))).toBe(own)
      await expectOwnedKept(own, victim, before)
      expect(await made(await send(`${address(kind)}/${own}?locale=fr`, 'PUT', { ...data, status: 'published' }, token()))).toBe(own)
      await expectOwnedKept(own, victim, before)
      for (const way of ['clone', 'auto-clone']) {
        const copy = await made(await send(`${address(kind)}/${way}/${own}`, 'POST', data, token()))
        if (copy !== undefined) await expectOwnedKept(copy, victim, before)
      }
      await made(await send(`${address(kind)}/${own}/actions/publish`, 'POST', data, token()))
      await expectOwnedKept(own, victim, before)
      await made(await send(`${address(kind)}/actions/publish`, 'POST', data, token()))
      await send(`${address(kind)}/actions/bulkPublish`, 'POST', { documentIds: [own], ...data }, token())
      await expectOwnedKept(own, victim, before)
    })

    it('nor a part of another entry with the number that it has', async () => {
      const { victim, before } = await aimedAt()
      const links = `${tables[kind]}_cmps`
      const theirs = await database(links)
        .whereIn(
          'entity_id',
          before.map(({ id }) => id as number),
        )
        .orderBy('id')
      const taken = [{ id: (theirs[0] as { cmp_id: number }).cmp_id, [kind === 'article' ? 'description' : 'text']: 'Taken' }]
      const own = await create({ ...dataOf[kind](), [parts[kind]]: taken })
      await made(await send(`${address(kind)}/${own}`, 'PUT', { [parts[kind]]: taken }, token()))
      expect(
        await database(links)
          .whereIn(
            'entity_id',
            before.map(({ id }) => id as number),
          )
          .orderBy('id'),
      ).toEqual(theirs)
      expect(await rowsOf(kind, victim)).toEqual(before)
      const answer = await (await fetch(`${cmsUrl}${kind === 'article' ? '/admin/upload' : '/api/stories'}/${victim}`)).text()
      expect(answer).not.toContain('Taken')
    })
  })
})

import type { ListedUser } from '@artha/contract/account'
import type { DeskArticleCard, DeskStory } from '@artha/contract/desk'
import { foldText } from '@artha/contract/fold-text'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { bearer, newPerson, send } from '../access/callers'
import { openDatabase } from '../access/database'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { openStudioDesk } from '../studio-desk'
import { articleData, storyData } from './samples'
import { ask } from './ask'
import { askSearch } from './ask-search'
import { people, write, type People } from './writers'

const cmsUrl = inject('cmsUrl')
const mark = 'Zircon'
/** The spellings of Word, phones and keyboards. */
const stored = `${mark} India’s “Old” Non‑resident क्\u200Dया ऋण\u00A0Caf\u00E9 ÉPARGNE co\u00ADoperate \u0958र्ज`
const typed = [
  `India's`,
  '"Old"',
  'Non-resident',
  'NON–RESIDENT',
  'क्या',
  'क्\u200Cया ऋण cafe',
  'Cafe\u0301 épargne',
  'cooperate',
  'क\u093Cर्ज',
  'कर्ज',
  'ＺＩＲＣＯＮ  india`s',
]

let who: People
let studioId: string

beforeAll(async () => {
  who = await people()
  const studio = openStudio(cmsUrl, sharedStudioToken())
  studioId = await studio.post('article', articleData({ title: stored }))
  await studio.post('article', articleData({ title: `${mark} of 100% #9 a_b` }))
  await studio.post('story', storyData({ title: stored }))
  await studio.post('story', storyData({ title: `${mark} of 100% #9 a_b` }))
})

const inStudio = async <Entry>(path: string): Promise<Entry[]> => {
  const response = await fetch(cmsUrl + path, { headers: bearer(sharedStudioToken()) })
  expect(response.status).toBe(200)
  const { results } = (await response.json()) as { results: Entry[] }
  return results
}
const titlesAt = async (path: string, q: string) =>
  (await ask<{ title: string }[]>(`${path}q=${encodeURIComponent(q)}`)).body.map(({ title }) => title)
const articlesOfDesk = async (q: string) =>
  (await write<DeskArticleCard[]>(who.creator, 'GET', `/api/desk/articles?q=${encodeURIComponent(q)}`)).body.map(({ title }) => title)
const storiesOfDesk = async (q: string) =>
  (await write<DeskStory[]>(who.creator, 'GET', `/api/desk/stories?q=${encodeURIComponent(q)}`)).body.map(({ title }) => title)
const ofStudio = (type: string) => async (q: string) =>
  (await inStudio<{ title: string }>(`/content-manager/collection-types/api::${type}.${type}?_q=${encodeURIComponent(q)}`)).map(({ title }) => title)

const doors = [
  ['articles of the site', (q: string) => titlesAt('/admin/upload?fields=card&', q)],
  ['articles of the desk', articlesOfDesk],
  ['stories of the desk', storiesOfDesk],
  ['articles of the Studio', ofStudio('article')],
  ['stories of the Studio', ofStudio('story')],
] as const

describe.each(doors)('the %s', (_name, titles) => {
  it.each(typed)('have %j', async (q) => {
    expect(await titles(q)).toContain(stored)
  })

  it.each(['%', '#9', '_', '0%', 'a_b'])('have %j as it is written', async (q) => {
    const found = await titles(q)
    expect(found).toContain(`${mark} of 100% #9 a_b`)
    expect(found.filter((title) => !title.includes(q))).toEqual([])
  })

  it.each(['\u200B', `${mark}s`, `${mark} India’s Old`])('do not have %j', async (q) => {
    expect(await titles(q)).not.toContain(stored)
  })
})

it.each([
  ['क्या', stored],
  ['क्\u200Cया', stored],
  ['%', `${mark} of 100% #9 a_b`],
  ['#', `${mark} of 100% #9 a_b`],
  ['_', `${mark} of 100% #9 a_b`],
])('the search of the site finds what has only %j in common with it by its title', async (q, title) => {
  const { groups } = await askSearch(cmsUrl, q, '&type=articles')
  const titles = groups.flatMap(({ results }) => results.map((result) => result.title.map(({ text }) => text).join('')))
  expect(titles).toContain(title)
  expect(titles.filter((each) => !foldText(each).includes(foldText(q)))).toEqual([])
})

it.each(['क्या ऋण', 'Zircon non-resident', `zircon india's`, 'zircon cooperate', 'zircon कर्ज'])('the search of the site finds %j', async (q) => {
  const { groups } = await askSearch(cmsUrl, q)
  expect(groups.flatMap(({ results }) => results.map(({ path }) => path))).toContain(`/blog/${studioId}`)
})

describe('people', () => {
  it.each([
    ['Élodie D’Souza‑Rao', `elodie d'souza-rao`],
    ['ÉLODIE of Zircon', 'élodie of zircon'],
    ['क्\u200Dया Zircon', 'क्या zircon'],
    ['100% Zircon_a', '% zircon_'],
  ])('called %s are found by %s, on the desk and in the Studio', async (username, q) => {
    const { email } = newPerson()
    const { status } = await send(`${cmsUrl}/auth/signup`, 'POST', { username, email, password: 'a quiet harbour at nine' })
    expect(status).toBe(201)
    for (const words of [q, email.toUpperCase()]) {
      const listed = await write<ListedUser[]>(who.primaryAdmin, 'GET', `/auth/admin/users?q=${encodeURIComponent(words)}`)
      expect(listed.body.map((user) => user.email)).toEqual([email])
    }
    const trail = await openStudioDesk(cmsUrl, sharedStudioToken()).ask(`/messages?q=${encodeURIComponent('no such words')}`)
    expect(await trail.json()).toMatchObject({ total: 0 })
  })
})

describe("the Studio's Media Library", () => {
  const names = ['ÉPARGNE – Zircon’s', 'बचत क्\u200Dया Zircon', '50%_Zircon #1']
  beforeAll(async () => {
    const database = openDatabase()
    const file = (name: string, at: number) => ({
      document_id: `zircon${String(at).padStart(18, '0')}`,
      name,
      alternative_text: `ΟΔΟΣ ${at}`,
      hash: `zircon_${at}`,
      ext: '.webp',
      mime: 'image/webp',
      size: 1,
      url: `/uploads/zircon_${at}.webp`,
      provider: 'local',
      folder_path: '/',
    })
    await database('files').insert(names.map(file))
    await database('upload_folders').insert({ document_id: 'zirconfolder000000000000', name: 'ÉTÉ Zircon', path_id: 90_001, path: '/90001' })
    await database.destroy()
  })

  it.each([
    [`épargne - zircon's`, [0]],
    ['EPARGNE', [0]],
    ['क्या zircon', [1]],
    ['%_zircon', [2]],
    ['#1', [2]],
    ['οδοσ 2', [2]],
    ['zircon', [0, 1, 2]],
  ])('has %j', async (q, at) => {
    const page = await fetch(`${cmsUrl}/upload/files?_q=${encodeURIComponent(q)}&pageSize=2&sort=id:asc`, { headers: bearer(sharedStudioToken()) })
    const { results, pagination } = (await page.json()) as { results: { name: string }[]; pagination: { total: number } }
    expect(results.map(({ name }) => name)).toEqual(at.slice(0, 2).map((place) => names[place]))
    expect(pagination.total).toBe(at.length)
  })

  it('finds its folders so too', async () => {
    const answer = await fetch(`${cmsUrl}/upload/folders?_q=${encodeURIComponent('ete zircon')}`, { headers: bearer(sharedStudioToken()) })
    expect(((await answer.json()) as { data: { name: string }[] }).data.map(({ name }) => name)).toEqual(['ÉTÉ Zircon'])
  })
})

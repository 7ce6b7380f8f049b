import type { ArticleInput } from '@artha/contract/article-body'
import type { ErrorAnswer } from '@artha/contract/errors'
import { preview as previewSchema, previewLink, type Preview, type PreviewInput, type PreviewLink } from '@artha/contract/preview'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'zod/mini'
import { previewKeyOf, previewPath } from '../../src/api/preview/preview-link'
import { bearer, send, tokenOf } from '../access/callers'
import { startOwnCms } from '../access/database'
import { openStudio, superAdminToken } from '../studio'
import { articleData, storyData } from './samples'

const secret = 'a secret that this suite knows, to sign with'
let cms: Awaited<ReturnType<typeof startOwnCms>>
let creator: string

beforeAll(async () => {
  cms = await startOwnCms({ JWT_SECRET: secret })
  creator = (await tokenOf('creator', cms.url, cms.database)) ?? ''
})
afterAll(() => cms.stop())

const article: ArticleInput = {
  title: 'Seen before it is printed',
  category: 'Loan',
  subcategory: 'Home loan',
  section: 'main',
  sections: [{ subtitle: 'First', description: '<p onclick="x()">A <strong>point</strong><script>x()</script></p>' }],
}
const story = { title: 'A story seen before', authorName: 'A creator', slides: [{ text: 'One' }, { text: 'Two', ctaLink: '/blog/x' }] }

async function make(body: PreviewInput, token = creator): Promise<PreviewLink> {
  const response = await send(`${cms.url}/api/preview`, 'POST', body, token)
  expect(response.status).toBe(201)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return parse(previewLink, await response.json())
}

const get = (path: string, token?: string) => fetch(`${cms.url}/api${path}`, { headers: bearer(token) })

async function open(path: string): Promise<Preview> {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return parse(previewSchema, await response.json())
}

async function expectNothing(path: string) {
  const response = await get(path)
  const answer = (await response.json()) as ErrorAnswer
  expect(answer).toEqual({ message: 'This preview has expired, or its link is incomplete.', code: 'not-found' })
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
}

describe('a preview', () => {
  it('of an article is what saving it would show, for half an hour, to all who have the link', async () => {
    const link = await make({ kind: 'article', article })
    const lastsMs = Date.parse(link.expiresAt) - Date.now()
    expect(lastsMs).toBeGreaterThan(29 * 60_000)
    expect(lastsMs).toBeLessThanOrEqual(30 * 60_000)
    const seen = await open(link.path)
    expect(seen).toMatchObject({
      kind: 'article',
      expiresAt: link.expiresAt,
      article: {
        title: article.title,
        featured: false,
        byline: 'Artha newsroom',
        standfirst: 'A point',
        content: '',
        sections: [{ subtitle: 'First', description: '<p>A <strong>point</strong></p>', imageUrl: '', image: null }],
      },
    })
  })

  it('of a story has all its slides', async () => {
    const seen = await open((await make({ kind: 'story', story: { ...story, expiryTime: '24h' } })).path)
    expect(seen).toMatchObject({
      kind: 'story',
      story: { title: story.title, authorName: 'A creator', expiryTime: '24h', slides: [{ text: 'One' }, { text: 'Two', ctaLink: '/blog/x' }] },
    })
  })

  it('keeps the date that it will have', async () => {
    const createdAt = '2030-01-02T03:04:05.000Z'
    expect(await open((await make({ kind: 'article', article: { ...article, createdAt } })).path)).toMatchObject({ article: { createdAt } })
  })

  it('publishes nothing', async () => {
    await make({ kind: 'article', article })
    const list = (await (await fetch(`${cms.url}/admin/upload`)).json()) as unknown[]
    expect(list).toEqual([])
  })

  it('looks its pictures up, and takes none of another host but what is stored already', async () => {
    const picture = { name: 'x', hash: 'x-1200', ext: '.webp', mime: 'image/webp', size: 1, url: '/uploads/x-1200.webp', provider: 'local' }
    const row = { ...picture, width: 1200, height: 800, folder_path: '/', document_id: 'a'.repeat(24) }
    await cms.database('files').insert(row)
    const withPicture = (imageUrl: string) => ({
      kind: 'article' as const,
      article: { ...article, sections: [{ description: 'With a picture', imageUrl }] },
    })
    expect(await open((await make(withPicture(picture.url))).path)).toMatchObject({
      article: { sections: [{ imageUrl: picture.url, image: { width: 1200, height: 800 } }] },
    })
    const foreign = 'https://elsewhere.example/a.png'
    const refused = await send(`${cms.url}/api/preview`, 'POST', withPicture(foreign), creator)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ fields: { 'sections.0.imageUrl': expect.any(String) } })
    await cms.database('components_article_sections').insert({ description: 'Old', image_url: foreign })
    await make(withPicture(foreign))
  })

  it.each([
    ['no body', {}],
    ['another kind', { kind: 'page', article }],
    ['a field that there is not', { kind: 'article', article: { ...article, ownerId: 'x' } }],
    ['no title', { kind: 'article', article: { ...article, title: ' ' } }],
  ])('is refused with %s', async (_, body) => {
    expect((await send(`${cms.url}/api/preview`, 'POST', body, creator)).status).toBe(400)
  })
})

describe('from the Studio', () => {
  it('a preview shows an entry as it was last saved there, published or not', async () => {
    const token = await superAdminToken(cms.url)
    const studio = openStudio(cms.url, token)
    const id = await studio.post('article', articleData({ title: 'As it is read' }))
    await studio.update('article', id, articleData({ title: 'As it will be read' }))
    const made = await send(`${cms.url}/newsroom/on-site/article/${id}/preview`, 'POST', undefined, token)
    expect(made.status).toBe(200)
    const { pathname, search } = new URL(((await made.json()) as { url: string }).url)
    expect(await open(pathname + search)).toMatchObject({ kind: 'article', article: { _id: id, title: 'As it will be read' } })
    expect(JSON.stringify(await open(pathname + search))).not.toContain('ownerId')

    const storyId = await studio.create('story', storyData({ title: 'Only a draft' }))
    const ofDraft = await send(`${cms.url}/newsroom/on-site/story/${storyId}/preview`, 'POST', undefined, token)
    const draft = new URL(((await ofDraft.json()) as { url: string }).url)
    expect(await open(draft.pathname + draft.search)).toMatchObject({ kind: 'story', story: { _id: storyId, title: 'Only a draft' } })
  })
})

describe('a link', () => {
  it('that is wrong in any way opens nothing, and every answer is the same', async () => {
    const { path } = await make({ kind: 'article', article })
    const { path: other } = await make({ kind: 'story', story })
    const query = path.split('?')[1] ?? ''
    await expectNothing(path.split('?')[0] ?? '')
    await expectNothing(`${other.split('?')[0]}?${query}`)
    await expectNothing(path.replace(/expires=\d+/, 'expires=9999999999'))
    await expectNothing(path.slice(0, -1))
    await expectNothing(`/preview/%00?${query}`)
    await expectNothing(`/preview/NOID?${query}`)
    expect((await get(path)).status).toBe(200)
  })

  it('that is over opens nothing', async () => {
    const { path } = await make({ kind: 'article', article })
    const id = path.slice('/preview/'.length).split('?')[0] ?? ''
    const key = previewKeyOf(secret)
    await open(previewPath(id, new Date(Date.now() + 60_000), key))
    await expectNothing(previewPath(id, new Date(Date.now() - 1_000), key))
  })

  it('is not in the log', async () => {
    const { path } = await make({ kind: 'article', article })
    await open(path)
    const signature = new URLSearchParams(path.split('?')[1]).get('signature') ?? ''
    expect(signature).toHaveLength(43)
    expect(cms.output()).not.toContain(signature)
  })
})

describe('what is kept', () => {
  it('of one person is the newest twenty, and those of other users stay', async () => {
    const ofAnother = await make({ kind: 'story', story }, await tokenOf('admin', cms.url, cms.database))
    const links: PreviewLink[] = []
    for (let times = 0; times < 21; times += 1) links.push(await make({ kind: 'story', story }))
    await expectNothing(links[0]?.path ?? '')
    await open(links[1]?.path ?? '')
    await open(ofAnother.path)
    expect(await cms.database('previews').where('maker', 'like', 'user:%').select('id')).toHaveLength(21)
  })

  it('goes when it is over', async () => {
    const past = cms.database.client.config.client === 'pg' ? new Date(Date.now() - 1_000) : Date.now() - 1_000
    await cms.database('previews').update({ expires_at: past })
    await make({ kind: 'story', story })
    expect(await cms.database('previews').select('id')).toHaveLength(1)
  })
})

import { beforeAll, describe, expect, inject, it } from 'vitest'
import { articleData, hoursFromNow, storyData } from '../contract/samples'
import { publishedBefore } from '../published-before'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { openStudioDesk } from '../studio-desk'
import { send } from './callers'
import { studioRoles, studioToken, type StudioRole } from './studio-users'

type Kind = 'article' | 'story'

const cmsUrl = inject('cmsUrl')
const studio = openStudio(cmsUrl, sharedStudioToken())
const desk = openStudioDesk(cmsUrl, sharedStudioToken())
const address = (kind: Kind) => `${cmsUrl}/content-manager/collection-types/api::${kind}.${kind}`
const dataOf = { article: articleData, story: storyData }
const tokens = new Map<StudioRole, string>()

beforeAll(async () => {
  for (const role of studioRoles) tokens.set(role, await studioToken(cmsUrl, role))
})

interface Refusal {
  error: { name: string; message: string; details: { errors: { path: string[]; message: string }[] } }
}

/** The fields that a refusal names, in the form that the panel reads. */
async function refusedFields(answer: Response): Promise<string[]> {
  expect(answer.status).toBe(400)
  const { error } = (await answer.json()) as Refusal
  expect(error.name).toBe('ValidationError')
  for (const { message } of error.details.errors) expect(message).toMatch(/^[“A-Z]/)
  return error.details.errors.map(({ path }) => path.join('.'))
}

const isShown = async (kind: Kind, id: string) =>
  (await fetch(`${cmsUrl}${kind === 'article' ? '/admin/upload' : '/api/stories'}/${id}`)).status === 200

/** Entries that the API would refuse, with the field that it would name. */
const refused: [Kind, string, object][] = [
  ['article', 'title', { title: '   ' }],
  ['article', 'title', { title: null }],
  ['article', 'category', { category: 'Insurance', subcategory: 'Car insurance' }],
  ['article', 'subcategory', { category: 'Loan', subcategory: 'Of my own' }],
  ['article', 'section', { section: null }],
  ['article', 'sections', { sections: [] }],
  ['article', 'sections.0.description', { sections: [{ description: '<p>&nbsp;</p>' }] }],
  ['article', 'sections.1.description', { sections: [{ description: 'x' }, { description: 'y'.repeat(100_001) }] }],
  ['article', 'sections.0.imageUrl', { sections: [{ description: 'x', imageUrl: 'https://elsewhere.example/a.png' }] }],
  ['article', 'sections', { sections: Array.from({ length: 41 }, () => ({ description: 'x' })) }],
  ['article', 'imageUrl', { sections: [], content: 'Of old', imageUrl: 'https://elsewhere.example/a.png' }],
  ['article', 'content', { sections: [], content: '<p></p>', imageUrl: '/uploads/none.png' }],
  ['article', 'byline', { byline: 'Somebody\nelse' }],
  ['article', 'sources.0.authority', { sources: [{ title: 'x', address: 'https://www.rbi.org.in', checkedOn: '2026-10-12' }] }],
  ['story', 'title', { title: '' }],
  ['story', 'authorName', { authorName: null }],
  ['story', 'tags', { tags: 'saving' }],
  ['story', 'tags', { tags: { saving: true } }],
  ['story', 'tags.1', { tags: ['saving', 7] }],
  ['story', 'tags.0', { tags: ['x'.repeat(41)] }],
  ['story', 'slides.0.text', { slides: [{ text: ' ' }] }],
  ['story', 'slides.0.ctaLink', { slides: [{ text: 'x', ctaLink: 'javascript:x()' }] }],
  ['story', 'slides.0.imageUrl', { slides: [{ text: 'x', imageUrl: 'https://elsewhere.example/s.png' }] }],
  ['story', 'slides', { slides: Array.from({ length: 21 }, () => ({ text: 'x' })) }],
]

describe('publishing in the Studio is held to the rules of the API', () => {
  it.each(refused)('%s: %s', async (kind, field, wrong) => {
    const token = sharedStudioToken()
    const data = dataOf[kind](wrong)
    // Drafts may be incomplete, so saving one is not refused.
    const draft = await studio.create(kind, data)
    for (const [path, body] of [
      [`/${draft}/actions/publish`, data],
      [`/${draft}/actions/publish`, {}],
      ['/actions/publish', data],
      ['/actions/bulkPublish', { documentIds: [draft] }],
    ] as const) {
      expect(await refusedFields(await send(address(kind) + path, 'POST', body, token)), path).toContain(field)
    }
    expect(await isShown(kind, draft)).toBe(false)
  })

  it('with a date to come too, and before a scheduled one', async () => {
    const wrong = articleData({ subcategory: 'Of my own', publicationDate: hoursFromNow(5) })
    expect(await refusedFields(await send(`${address('article')}/actions/publish`, 'POST', wrong, sharedStudioToken()))).toEqual(['subcategory'])
    const beyond = articleData({ publicationDate: '+012026-11-20T08:30:00.000Z' })
    expect((await send(`${address('article')}/actions/publish`, 'POST', beyond, sharedStudioToken())).status).toBe(400)
  })

  it.each([
    ['strapi-super-admin', 400],
    ['strapi-editor', 400],
    // Authors may not publish at all
    ['strapi-author', 403],
  ] as const)('for every Studio role (%s: %i)', async (role, status) => {
    const answer = await send(`${address('story')}/actions/publish`, 'POST', storyData({ tags: 'saving' }), tokens.get(role))
    expect(answer.status).toBe(status)
  })

  it('of several at once the refusal names each that is wrong, and none is published', async () => {
    const fitting = await studio.create('story', storyData({ title: 'Fits' }))
    const wrong = await studio.create('story', storyData({ title: 'Does not fit', tags: 'saving' }))
    const worse = await studio.create('story', storyData({ title: 'Fits less', authorName: null, slides: [{ text: ' ' }] }))
    const documentIds = [wrong, fitting, worse]
    const answer = await send(`${address('story')}/actions/bulkPublish`, 'POST', { documentIds }, sharedStudioToken())
    const { error } = (await answer.json()) as Refusal
    expect([answer.status, error.name]).toEqual([400, 'ValidationError'])
    for (const words of [/“Does not fit”: /, /“Fits less”: .*“Fits less”: /]) expect(error.message).toMatch(words)
    expect(error.message).not.toContain('“Fits”')
    expect(error.details.errors.map(({ path }) => path.join('.'))).toEqual(expect.arrayContaining(['tags', 'authorName', 'slides.0.text']))
    for (const id of documentIds) expect(await isShown('story', id)).toBe(false)
  })

  it('of figures too, which have rules of their own', async () => {
    const figures = `${cmsUrl}/content-manager/collection-types/api::figure.figure`
    const made = async (title: string) => {
      const answer = await send(figures, 'POST', { figureKey: 'of-a-test', title }, sharedStudioToken())
      return ((await answer.json()) as { data: { documentId: string } }).data.documentId
    }
    const documentIds = [await made('Half a figure'), await made('Another half')]
    const answer = await send(`${figures}/actions/bulkPublish`, 'POST', { documentIds }, sharedStudioToken())
    const { error } = (await answer.json()) as Refusal
    expect(answer.status).toBe(400)
    for (const title of ['“Half a figure”: ', '“Another half”: ']) expect(error.message).toContain(title)
  })
})

describe('what was published before', () => {
  it('stays published while its draft is changed, and is held to the rules when it is published again', async () => {
    const id = await publishedBefore('article', { category: 'Insurance', subcategory: 'Of old', section: null })
    expect(await isShown('article', id)).toBe(true)
    await studio.update('article', id, { title: 'A better title' })
    expect(await isShown('article', id)).toBe(true)
    expect(await refusedFields(await send(`${address('article')}/${id}/actions/publish`, 'POST', {}, sharedStudioToken()))).toEqual(['section'])
    await studio.update('article', id, { section: 'main' })
    await studio.publish('article', id)
    expect((await desk.read('article', id, 'published')).data).toMatchObject({
      title: 'A better title',
      category: 'Insurance',
      subcategory: 'Of old',
    })
  })

  it('keeps its pictures of other hosts, and its one text from before there were sections', async () => {
    const id = await publishedBefore('article', { sections: [], content: 'Of old', imageUrl: 'https://elsewhere.example/o.png' })
    await studio.update('article', id, { content: 'Of old, mended' })
    await studio.publish('article', id)
    expect((await desk.read('article', id, 'published')).data).toMatchObject({
      content: 'Of old, mended',
      imageUrl: 'https://elsewhere.example/o.png',
    })
  })

  it('comes back from the bin as it was', async () => {
    const id = await publishedBefore('article', { category: 'Insurance', subcategory: 'Of old', section: null })
    await studio.remove('article', id)
    expect((await desk.ask(`/bin/${id}/restore`, 'POST')).status).toBe(200)
    expect(await isShown('article', id)).toBe(true)
  })
})

describe('too much markup', () => {
  it.each([
    ['content', { content: '<b>'.repeat(600_000) }],
    ['sections.1.description', { sections: [{ description: 'x' }, { description: '<b>'.repeat(600_000) }] }],
    ['sections.0.description', { sections: [{ description: 'x'.repeat(1_900_000) }] }],
  ])('in %s is refused when a draft is saved, and the others are served meanwhile', async (field, over) => {
    const token = sharedStudioToken()
    expect(await refusedFields(await send(address('article'), 'POST', articleData(over), token))).toEqual([field])
    const id = await studio.create('article', articleData())
    expect(await refusedFields(await send(`${address('article')}/${id}`, 'PUT', over, token))).toEqual([field])
  })

  it('does not stop a draft with nothing in it', async () => {
    for (const kind of ['article', 'story'] as const) expect(await studio.create(kind, {})).toMatch(/^[a-z0-9]{24}$/)
  })
})

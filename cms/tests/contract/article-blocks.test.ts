import type { Article } from '@artha/contract/article'
import type { DeskArticle, DeskStory } from '@artha/contract/desk'
import type { LibraryFile, LibraryFileDetails } from '@artha/contract/media-library'
import type { ArticleVersion } from '@artha/contract/versions'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { ask } from './ask'
import { articleData, storyBody } from './samples'
import { upload } from './upload-as'
import { people, write, type People } from './writers'

let who: People
beforeAll(async () => {
  who = await people()
})

const dataWith = (description: string) => articleData({ sections: [{ subtitle: 'One', description }] })
const post = async (description: string) => (await write<DeskArticle>(who.admin, 'POST', '/admin/upload', dataWith(description))).body
const read = async (id: string) => (await ask<Article>(`/admin/upload/${id}`)).body
const shown = async (id: string) => (await read(id)).sections[0]?.description
const figure = '<artha-figure figure="repo"><a href="/figures/repo?on=today">The repo rate</a></artha-figure>'

describe('a block', () => {
  it('is stored as it was written, from the API and from the Studio', async () => {
    const { _id, sections } = await post(figure)
    expect(sections[0]?.description).toBe(figure)
    const studio = openStudio(inject('cmsUrl'), sharedStudioToken())
    const id = await studio.post('article', dataWith(figure))
    for (const each of [_id, id]) {
      const version = await write<ArticleVersion>(who.admin, 'GET', `/api/desk/articles/${each}/version?number=1`)
      expect(version.body.article.sections[0]?.description).toBe(figure)
    }
    expect(await shown(id)).toBe(await shown(_id))
  })

  it.each([
    ['without an id', '<artha-figure>5%</artha-figure>', '5%'],
    ['with a wrong id', '<artha-figure figure="../x">5%</artha-figure>', '5%'],
    ['of an unknown kind', '<artha-frame src="https://a.example">5%</artha-frame>', '5%'],
    [
      'with more than its ids',
      '<ARTHA-FIGURE onclick="x()" part="none such" class="y" style="z" figure="repo"><img src=x onerror=y>5%</ARTHA-FIGURE>',
      '<artha-figure figure="repo">5%</artha-figure>',
    ],
  ])('%s is stored within the policy', async (_, given, kept) => {
    expect((await post(`<p>a</p>${given}`)).sections[0]?.description).toBe(`<p>a</p>${kept}`)
  })
})

describe('a calculator block', () => {
  const block = (inside: string, ids = 'calculator="home-loan" fields="principal=2500000 years=20"') =>
    `<artha-calculator ${ids}>${inside}</artha-calculator>`

  it('is answered as a card with a link, and stored without it', async () => {
    const { _id, sections } = await post(block('Old words'))
    expect(sections[0]?.description).toBe(block('Old words'))
    expect(await shown(_id)).toContain('<br /><a href="/home-loan-calculator?principal=2500000&amp;years=20">Home loan EMI calculator</a><br />')
  })

  it.each([
    ['that there is not, as its text', 'calculator="lottery"', '<p>Try it</p>'],
    ['with wrong fields, without them', 'calculator="sip" fields="x=javascript:y"', /^<artha-calculator calculator="sip"><strong>Calculator/],
  ])('%s', async (_, ids, expected) => {
    expect(await shown((await post(block('Try it', ids)))._id)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
  })
})

describe('a figure block', () => {
  it('is answered with the value of today, its period and its source, which the article lists', async () => {
    const { sections, sources, standfirst } = await read((await post(`<p>Before.</p>${figure}`))._id)
    expect(sections[0]?.description).toContain('<br /><a href="/figures/repo?on=today" title="today, since 7 Oct 2026">5.50%</a><br />')
    expect(sections[0]?.description).toContain('<em>Since 7 Oct 2026. Source: RBI Monetary Policy Committee, <a href="https://www.rbi.org.in/')
    expect(sources?.map(({ figure: source }) => source?.figureKey)).toEqual(['repo'])
    // A value would grow old in a card
    expect(standfirst).toBe('Before.')
  })

  it('of no figure shows its text', async () => {
    expect(await shown((await post('<p>a</p><artha-figure figure="none-such">Some rate</artha-figure>'))._id)).toBe('<p>a</p><p>Some rate</p>')
  })
})

/** Uploads a picture with these words and returns its id in the library. */
async function libraryPicture(words: { alt: string; caption: string; credit: string }): Promise<string> {
  const file = await sharp({ create: { width: 1300, height: 800, channels: 3, background: '#14593c' } })
    .png()
    .toBuffer()
  const { secure_url } = await upload(inject('cmsUrl'), who.admin, { file, name: 'jar.png', alt: words.alt })
  const { body } = await write<LibraryFile[]>(who.admin, 'GET', '/api/desk/media?pageSize=20')
  const id = body.find(({ url }) => url === secure_url)?._id ?? ''
  await write(who.admin, 'PUT', `/api/desk/media/${id}`, words)
  return id
}

describe('a picture block', () => {
  const block = (id: string, inside = '') => `<artha-picture picture="${id}">${inside}</artha-picture>`

  it('is answered with the picture, its words of the library and its size; the file knows where it is shown', async () => {
    const id = await libraryPicture({ alt: 'A jar', caption: 'Coins', credit: 'Photo: A' })
    const { _id, sections } = await post(`<p>a</p>${block(id)}`)
    expect(sections[0]?.description).toBe(`<p>a</p>${block(id)}`)
    expect(await shown(_id)).toMatch(
      new RegExp(
        `^<p>a</p><artha-picture picture="${id}" width="1300" height="800" srcset="/uploads/\\S+ 480w, /uploads/\\S+ 800w, /uploads/(\\S+) 1200w"><a href="/uploads/\\1">A jar</a><br />Coins<br /><em>Photo: A</em></artha-picture>$`,
      ),
    )
    expect(await shown((await post(block(id, 'Our caption')))._id)).toContain('</a><br />Our caption<br /><em>')
    const { body } = await write<LibraryFileDetails>(who.admin, 'GET', `/api/desk/media/${id}`)
    expect(body.uses.find((use) => use._id === _id)).toMatchObject({ kind: 'article', places: ['section'] })
  })

  it('of a deleted picture shows its text', async () => {
    expect(await shown((await post(block('aaaaaaaaaaaaaaaaaaaaaaaa', 'A caption')))._id)).toBe('<p>A caption</p>')
  })
})

describe('a story block', () => {
  const block = (id: string) => `<p>a</p><artha-story story="${id}"><a href="/stories/${id}">Old title</a></artha-story>`

  it('is a card with the title of today, and nothing once the story is deleted', async () => {
    const story = (await write<DeskStory>(who.admin, 'POST', '/api/stories', storyBody({ title: 'Gold in five slides' }))).body._id
    const { _id } = await post(block(story))
    expect(await shown(_id)).toMatch(
      new RegExp(
        `^<p>a</p><artha-story story="${story}"><strong>Story</strong><br /><a href="/stories/${story}">Gold in five slides</a><br /><em>.* 2026</em></artha-story>$`,
      ),
    )
    await write(who.admin, 'DELETE', `/api/stories/${story}`)
    expect(await shown(_id)).toBe('<p>a</p>')
  })
})

import type { Article } from '@artha/contract/article'
import type { DeskArticle } from '@artha/contract/desk'
import type { ArticleVersion } from '@artha/contract/versions'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openDatabase } from '../access/database'
import { faultsIn, hostileHtml } from '../hostile-html'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { ask } from './ask'
import { articleData } from './samples'
import { people, write, type People } from './writers'

const blocks = 2_000
/** Few enough that elements which are never closed stay within the limit on depth. */
const blocksInSection = 5
/** The most that an article may have. */
const sectionsOfOne = 40

const ids = [
  'repo',
  'none',
  'A B',
  '../x',
  '',
  '"',
  '99999999999999999999',
  'abcdefgh',
  'javascript:x()',
  '&quot; onload=x()',
  '\u202e',
  'a=1 b=2',
  'a=<b>',
  '/uploads/a.webp 480w, //a.example/b.webp 800w',
  '/uploads/a.webp 480w, /uploads/b.webp 800w',
]
const names = [
  'figure',
  'part',
  'calculator',
  'fields',
  'picture',
  'width',
  'height',
  'srcset',
  'story',
  'onclick',
  'style',
  'class',
  'id',
  'src',
  'FIGURE',
  'xlink:href',
]
const tags = ['artha-figure', 'ARTHA-FIGURE', 'artha-calculator', 'artha-picture', 'artha-story', 'artha-', 'artha-figure-x', 'artha-constructor']

const attributes = fc
  .array(fc.tuple(fc.constantFrom(...names), fc.constantFrom(...ids)), { maxLength: 4 })
  .map((given) => given.map(([name, value]) => ` ${name}="${value}"`).join(''))

/** A block of ours with attributes that may be wrong and anything hostile inside, other blocks too. */
const hostileBlock = fc
  .tuple(fc.constantFrom(...tags), attributes, hostileHtml, attributes, fc.constantFrom(...tags), fc.boolean())
  .map(([tag, given, inside, more, inner, isClosed]) => `<${tag}${given}><${inner}${more}>${inside}${isClosed ? `</${inner}>` : ''}</${tag}>`)

/** The descriptions of articles: a word first, so that none is blank. Texts with a NUL are refused as a whole, so it is left out. */
const articles = (() => {
  const sample = fc.sample(hostileBlock, { numRuns: blocks, seed: 1 }).map((html) => html.replaceAll('\u0000', ''))
  const descriptions = Array.from(
    { length: blocks / blocksInSection },
    (_, at) => `<p>Text</p>${sample.slice(at * blocksInSection, (at + 1) * blocksInSection).join('')}`,
  )
  return Array.from({ length: descriptions.length / sectionsOfOne }, (_, at) => descriptions.slice(at * sectionsOfOne, (at + 1) * sectionsOfOne))
})()
const dataWith = (descriptions: readonly string[]) => articleData({ sections: descriptions.map((description) => ({ subtitle: 'S', description })) })

let who: People
const database = openDatabase()
beforeAll(async () => {
  who = await people()
})
afterAll(() => database.destroy())

const faults = ({ sections }: Pick<Article, 'sections'>) => sections.flatMap(({ description }) => faultsIn(description))
const shown = async (id: string) => (await ask<Article>(`/admin/upload/${id}`)).body
const version = async (id: string, number: number) =>
  (await write<ArticleVersion>(who.admin, 'GET', `/api/desk/articles/${id}/version?number=${number}`)).body.article

/** Expects that the article is within the policy as readers, the desk and its first version have it. */
async function expectWithinPolicy(id: string) {
  expect(faults(await shown(id))).toEqual([])
  expect(faults((await write<DeskArticle>(who.admin, 'GET', `/api/desk/articles/${id}`)).body)).toEqual([])
  expect(faults(await version(id, 1))).toEqual([])
}

it.each(articles.map((descriptions, at) => [at + 1, descriptions] as const))(
  'no hostile block gets through API, Studio or restored versions: article %d',
  async (_, descriptions) => {
    const made = await write<DeskArticle>(who.admin, 'POST', '/admin/upload', dataWith(descriptions))
    expect(made.status).toBe(201)
    expect(faults(made.body)).toEqual([])
    await expectWithinPolicy(made.body._id)
    const fromStudio = await openStudio(inject('cmsUrl'), sharedStudioToken()).post('article', dataWith(descriptions))
    await expectWithinPolicy(fromStudio)

    // A version stored before the rules of today
    const [kept] = await database('newsroom_versions').where({ item_id: made.body._id }).select('row')
    const row = (typeof kept.row === 'string' ? JSON.parse(kept.row) : kept.row) as { sections: object[] }
    const sections = descriptions.map((description, at) => ({ ...row.sections[at], description }))
    await database('newsroom_versions')
      .where({ item_id: made.body._id })
      .update({ row: JSON.stringify({ ...row, sections }) })
    const old = await version(made.body._id, 1)
    expect(faults(old)).toEqual([])
    const restored = await write<DeskArticle>(
      who.admin,
      'PUT',
      `/admin/upload/${made.body._id}`,
      dataWith(old.sections.map(({ description }) => description)),
    )
    expect(restored.status).toBe(200)
    await expectWithinPolicy(made.body._id)
  },
  120_000,
)

import { rowsOf } from '@artha/base/rows'
import { isFaqs } from '@artha/contract/faqs'
import { withoutMarks } from '@artha/contract/figure-mark'
import type { SearchType } from '@artha/contract/search-types'
import type { SearchPlace } from '@artha/contract/search-place'
import { searchPlaces } from '@artha/contract/search-places'
import type { Core } from '@strapi/strapi'
import { plainText } from '../api/article/plain-text'
import { splitTags } from '../api/article/written-lists'
import { linesOf } from '../lines-of'
import type { StoredTerm } from '../api/term/stored-term'
import { figureKindWords } from './figure-kind-words'
import { questionsIn } from './questions-in'
import type { SearchDocument } from './search-document'
import { indexVersion } from './search-tables'

interface Stored {
  id: number
  documentId: string
}

interface StoredArticle extends Stored {
  title: string | null
  standfirst: string | null
  excerpt: string | null
  content: string | null
  category: string | null
  subcategory: string | null
  tags: string | null
  shortLines: string | null
  noindex: boolean | null
  publicationDate: string | null
  sections: { subtitle: string | null; description: string | null }[]
}

interface StoredStory extends Stored {
  title: string | null
  category: string | null
  tags: unknown
  publicationDate: string | null
  expiresAt: string | null
  slides: { text: string | null }[]
}

interface FigureOfRegister extends Stored {
  figureKey: string
  title: string
  group: string
  document: string
  authority: string
  note: string | null
  value: unknown
  validFrom: string
  withdrawnOn: string | null
}

export const versionStamp = (id: number | string) => `${indexVersion}:${id}`
const published = { publishedAt: { $notNull: true } }
const timeOf = (date: string | null) => (date === null ? 0 : new Date(date).getTime())
const joined = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join(' ')
const textOf = (html: string | null) => plainText(withoutMarks(html ?? ''))

/** The questions of an article's FAQs, which readers ask in the same words. */
const questionsOf = ({ sections }: StoredArticle): string[] =>
  sections.filter(({ subtitle }) => isFaqs(subtitle ?? '')).flatMap(({ description }) => questionsIn(textOf(description)))

async function articleOf(strapi: Core.Strapi, documentId: string): Promise<SearchDocument | undefined> {
  const row = await rowsOf<StoredArticle>(strapi, 'api::article.article').findOne({
    where: { ...published, documentId },
    populate: { sections: true },
  })
  if (row === null || row.noindex === true || row.publicationDate === null) return undefined
  const category = (row.category ?? '').trim()
  return {
    kind: 'articles',
    ref: documentId,
    path: `/blog/${documentId}`,
    title: row.title ?? '',
    names: [],
    lead: row.standfirst || row.excerpt || '',
    about: joined(category, row.subcategory, row.tags, row.shortLines, ...row.sections.map(({ subtitle }) => subtitle), ...questionsOf(row)),
    body: joined(textOf(row.content), ...row.sections.map(({ subtitle, description }) => joined(subtitle, textOf(description)))),
    topic: category,
    tags: splitTags(row.tags ?? ''),
    fromAt: timeOf(row.publicationDate),
    untilAt: null,
    stamp: versionStamp(row.id),
  }
}

async function storyOf(strapi: Core.Strapi, documentId: string): Promise<SearchDocument | undefined> {
  const row = await rowsOf<StoredStory>(strapi, 'api::story.story').findOne({ where: { ...published, documentId }, populate: { slides: true } })
  if (row === null || row.publicationDate === null) return undefined
  const tags = Array.isArray(row.tags) ? row.tags.filter((tag) => typeof tag === 'string') : []
  const [first = '', ...others] = row.slides.map(({ text }) => text ?? '')
  return {
    kind: 'stories',
    ref: documentId,
    path: `/stories/${documentId}`,
    title: row.title ?? '',
    names: [],
    lead: first,
    about: joined(row.category, ...tags),
    body: others.join(' '),
    topic: row.category ?? '',
    tags: [],
    fromAt: timeOf(row.publicationDate),
    untilAt: row.expiresAt === null ? null : timeOf(row.expiresAt),
    stamp: versionStamp(row.id),
  }
}

async function termOf(strapi: Core.Strapi, documentId: string): Promise<SearchDocument | undefined> {
  const row = await rowsOf<StoredTerm & Stored>(strapi, 'api::term.term').findOne({ where: { ...published, documentId } })
  if (row === null) return undefined
  return {
    kind: 'terms',
    ref: documentId,
    path: `/glossary/${row.slug}`,
    title: row.name,
    names: [...linesOf(row.aliases), ...(row.hindiName ? [row.hindiName] : [])],
    lead: row.meaning,
    about: '',
    body: joined(row.text, row.example),
    topic: '',
    tags: [],
    fromAt: 0,
    untilAt: null,
    stamp: versionStamp(row.id),
  }
}

/** Returns the titles of a figure's parts: the schemes of a table, the bands of a slab. */
function titlesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(titlesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (name === 'title' && typeof part === 'string' ? [part] : titlesIn(part)))
}

/** Returns the document of a figure. A figure is one document whatever its rows: its newest row gives the text. */
async function figureOf(strapi: Core.Strapi, figureKey: string): Promise<SearchDocument | undefined> {
  const rows = await rowsOf<FigureOfRegister>(strapi, 'api::figure.figure').findMany({
    where: { ...published, figureKey, withdrawnOn: { $null: true } },
    orderBy: [{ validFrom: 'desc' }, { id: 'desc' }],
  })
  const [newest] = rows
  if (newest === undefined) return undefined
  return {
    kind: 'figures',
    ref: figureKey,
    path: `/figures/${figureKey}`,
    title: newest.title,
    names: [],
    lead: `${newest.document}, ${newest.authority}`,
    about: joined(newest.group, figureKey, figureKindWords(newest.value, newest.group)).replaceAll('-', ' '),
    body: joined(...titlesIn(newest.value), newest.note),
    topic: '',
    tags: [],
    fromAt: 0,
    untilAt: null,
    stamp: versionStamp(Math.max(...rows.map(({ id }) => id))),
  }
}

export const placeStamp = ({ title, line, words, names, topic }: SearchPlace) => versionStamp(JSON.stringify([title, line, words, names, topic]))

const placeOf = (path: string): SearchDocument | undefined => {
  const place = searchPlaces.find((each) => each.path === path)
  if (place === undefined) return undefined
  const { type, title, line, words, names, topic } = place
  return {
    kind: type,
    ref: path,
    path,
    title,
    names,
    lead: line,
    about: words,
    body: '',
    topic,
    tags: [],
    fromAt: 0,
    untilAt: null,
    stamp: placeStamp(place),
  }
}

/** Returns the indexed text of a piece that readers see now or at its date; undefined if there is none. */
export async function documentOf(strapi: Core.Strapi, kind: SearchType, ref: string): Promise<SearchDocument | undefined> {
  if (kind === 'articles') return articleOf(strapi, ref)
  if (kind === 'stories') return storyOf(strapi, ref)
  if (kind === 'terms') return termOf(strapi, ref)
  if (kind === 'figures') return figureOf(strapi, ref)
  return placeOf(ref)
}

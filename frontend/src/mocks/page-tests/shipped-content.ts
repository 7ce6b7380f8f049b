import { shippedFigures } from '@artha/contract/figures/all-figures'
import type { SearchAnswer } from '@artha/contract/search'
import { searchPlaces } from '@artha/contract/search-places'
import { resultsPerGroup, searchTypes } from '@artha/contract/search-types'
import { searchWords } from '@artha/contract/search-words'
import type { TermCard } from '@artha/contract/term'
import { searchWordRows } from '../../../../cms/seed/search-words.ts'
import { allTerms } from '../../../../cms/seed/terms/all-terms.ts'
import { figureKindWords } from '../../../../cms/src/search/figure-kind-words.ts'
import { ranked, type Candidate } from '../../../../cms/src/search/rank.ts'
import { wordsOfDocument, type SearchDocument } from '../../../../cms/src/search/search-document.ts'
import { unitsOf, type Unit } from '../../../../cms/src/search/search-units.ts'

/** The glossary of a new installation, as the cms returns it. */
export const shippedTerms: readonly TermCard[] = allTerms.map(({ slug, name, hindiName, group, meaning, aliases = [] }) => ({
  slug,
  name,
  hindiName,
  group,
  meaning,
  aliases: [...aliases],
}))

/** The article files of the demo publication. */
const files = import.meta.glob<string>('../../../../cms/seed/articles/*.md', { query: '?raw', import: 'default', eager: true })

const documentOf = (kind: SearchDocument['kind'], path: string, more: Partial<SearchDocument>): SearchDocument => ({
  kind,
  ref: path,
  path,
  title: '',
  names: [],
  lead: '',
  about: '',
  body: '',
  topic: '',
  tags: [],
  fromAt: 0,
  untilAt: null,
  stamp: '',
  ...more,
})

const inHead = (file: string, name: string) => (new RegExp(`^${name}: (.+)$`, 'm').exec(file)?.[1] ?? '').replace(/^"(.*)"$/, '$1')
const headingsOf = (file: string) => [...file.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading).join(' ')
const textOf = (file: string) => file.replace(/^---.*?^---/ms, '').replace(/\]\([^)]*\)/g, ' ')

const articles = Object.entries(files).map(([file, text]) =>
  documentOf('articles', `/blog/${/([^/]+)\.md$/.exec(file)?.[1]}`, {
    title: inHead(text, 'title'),
    lead: inHead(text, 'standfirst'),
    about: ['category', 'subcategory', 'tags'].map((name) => inHead(text, name)).join(' ') + headingsOf(text),
    body: textOf(text),
    fromAt: Date.parse(inHead(text, 'publicationDate')),
  }),
)

const figures = [...new Map(shippedFigures.map((row) => [row.figureKey, row])).values()].map(
  ({ figureKey, title, group, document, authority, value, note }) =>
    documentOf('figures', `/figures/${figureKey}`, {
      title,
      lead: `${document}, ${authority}`,
      about: `${group} ${figureKey} ${figureKindWords(value, group)}`.replaceAll('-', ' '),
      body: `${[...JSON.stringify(value).matchAll(/"title":"([^"]+)"/g)].map(([, part]) => part).join(' ')} ${note}`,
    }),
)

const terms = allTerms.map(({ slug, name, hindiName, meaning, aliases = [], text, example = '' }) =>
  documentOf('terms', `/glossary/${slug}`, { title: name, names: [...aliases, hindiName], lead: meaning, body: `${text} ${example}` }),
)
const places = searchPlaces.map(({ type, path, title, line, words, names, topic }) =>
  documentOf(type, path, { title, names, lead: line, about: words, topic }),
)

const wordsOf = (name: string) => searchWords(name).map(({ form }) => form)
const sameNames = [...searchWordRows, ...allTerms.map(({ name, hindiName, aliases = [] }) => [name, ...aliases, hindiName])].map((names) =>
  names.map(wordsOf).filter((words) => words.length > 0 && words.length <= 4),
)

interface Indexed {
  document: SearchDocument
  words: ReturnType<typeof wordsOfDocument>
  all: string
}

const indexed: readonly Indexed[] = [...places, ...terms, ...figures, ...articles].map((document) => {
  const words = wordsOfDocument(document)
  return { document, words, all: ` ${words.title} | ${words.lead} | ${words.about} | ${words.body.join(' ')} ` }
})

const standsIn = ({ all }: Indexed, { ways }: Unit) =>
  ways.some(({ words, isBeginning }) => all.includes(` ${words.join(' ')}${isBeginning ? '' : ' '}`))

/** True if the names of a document have two of the parts, or one that is a name of several words itself. */
const isNamed = ({ words: { title } }: Indexed, units: readonly Unit[]) => {
  const inTitle = units.filter((unit) =>
    unit.ways.some(({ words, isBeginning }) => ` ${title} `.includes(` ${words.join(' ')}${isBeginning ? '' : ' '}`)),
  )
  return (units.length > 2 && inTitle.length > 1) || inTitle.some(({ ways: [own] }) => (own?.words.length ?? 0) > 1)
}

const few = 5

/** Returns the documents that match most parts of the query, with fewer parts until there are a few results. */
function found(units: readonly Unit[]): Candidate[] {
  const all = indexed.map((each) => ({ each, matched: new Set(units.flatMap((unit, at) => (standsIn(each, unit) ? [at] : []))) }))
  let chosen: typeof all = []
  for (let least = units.length; least > 0 && chosen.length < few; least -= 1) chosen = all.filter(({ matched }) => matched.size >= least)
  const named = all.filter(({ each }) => each.document.kind !== 'articles' && isNamed(each, units) && !chosen.some((one) => one.each === each))
  return [...chosen, ...named].map(({ each: { document, words }, matched }, id) => ({
    id,
    kind: document.kind,
    path: document.path,
    topic: document.topic,
    fromAt: document.fromAt,
    title: document.title,
    lead: document.lead,
    titleWords: words.title,
    leadWords: words.lead,
    aboutWords: words.about,
    matched,
  }))
}

const plain = (text: string) => [{ text, isMatch: false }]

/** Searches the seed content as the cms does, but without the parts that need its database: typing errors and limits. */
export function shippedSearch(q: string): SearchAnswer {
  const units = unitsOf(q, sameNames)
  const results = ranked(units.length === 0 ? [] : found(units), units).map((each, at) => ({ ...each, rank: at + 1 }))
  const groups = searchTypes.map((type) => {
    const own = results.filter(({ kind }) => kind === type)
    const shown = own
      .slice(0, resultsPerGroup)
      .map(({ path, title, lead, topic, rank, covers }) => ({ path, title: plain(title), line: plain(lead), rank, covers, topic }))
    return { type, count: own.length, results: shown }
  })
  return {
    groups: groups.filter(({ count }) => count > 0),
    leftOut: units.filter((unit) => !indexed.some((each) => standsIn(each, unit))).map(({ said }) => said),
  }
}

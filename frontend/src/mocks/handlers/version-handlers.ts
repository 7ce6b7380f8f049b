import type { DeskArticle, DeskStory } from '@artha/contract/desk'
import type { Publication } from '../data/publication-lists.ts'
import { tabList } from '../data/tab-list.ts'
import { mockEndpoint, onePage } from './mock-endpoint.ts'
import { refuse } from './refusal.ts'

type Entry = DeskArticle | DeskStory

/** The saves of this tab, each with the article or story as saved. */
const saves = tabList<{ _id: string; entry: Entry }>('versions', [])

/** Stores the versions before and after a save. */
export function storeVersions(before: Entry | undefined, after: Entry) {
  for (const entry of [before, after]) if (entry !== undefined) saves.put({ _id: `${entry._id} ${entry.version}`, entry })
}

const isArticle = (entry: Entry): entry is DeskArticle => 'sections' in entry

/** Returns an invented earlier draft: another title and, for an article, another beginning. */
function draftBefore(entry: Entry): Entry {
  const draft = { ...entry, version: entry.version - 1, title: `Draft: ${entry.title}` }
  if (!isArticle(draft)) return draft
  const sections = draft.sections.map((section, at) =>
    at === 0 ? { ...section, description: `<p>To be checked.</p>${section.description}` } : section,
  )
  return { ...draft, sections }
}

function writtenIn<Written extends Entry>({ state: _, mayChange: __, hasDraft: ___, ...written }: Written) {
  return written
}

function headsOf(newest: Entry) {
  const kept = saves.all().flatMap(({ entry }) => (entry._id === newest._id ? [entry] : []))
  const newestFirst = (kept.length > 0 ? kept : [newest]).toSorted((a, b) => b.version - a.version)
  const all = newestFirst.flatMap((one, at) => (at === newestFirst.length - 1 && one.version > 0 ? [one, draftBefore(one)] : [one]))
  return all.map((entry, at) => {
    const before = all[at + 1]
    const head = {
      number: entry.version,
      title: entry.title,
      madeAt: new Date(Date.parse('2026-11-23T10:00:00.000Z') - at * 86_400_000).toISOString(),
      madeBy: at % 2 === 0 ? 'Bhavna' : 'Chetan',
      isPublished: before !== undefined,
    }
    return { head, entry, ends: { ...(before && { before: before.version }), newest: newest.version } }
  })
}

const numbered = (entry: Entry | undefined, number: number) => entry && headsOf(entry).find(({ head }) => head.number === number)
const none = () => refuse('not-found', 'This version does not exist.')

export const versionHandlers = ({ articles, stories }: Publication) => [
  mockEndpoint('listArticleVersions', ({ id, query }) => {
    const article = articles.find(id)
    return article
      ? onePage(
          headsOf(article).map(({ head }) => head),
          query,
        )
      : refuse('not-found', 'Article not found.')
  }),
  mockEndpoint('readArticleVersion', ({ id, query }) => {
    const found = numbered(articles.find(id), query.number)
    return found && isArticle(found.entry) ? { ...found.head, ...found.ends, article: writtenIn(found.entry) } : none()
  }),
  mockEndpoint('listStoryVersions', ({ id, query }) => {
    const story = stories.find(id)
    return story
      ? onePage(
          headsOf(story).map(({ head }) => head),
          query,
        )
      : refuse('not-found', 'Story not found.')
  }),
  mockEndpoint('readStoryVersion', ({ id, query }) => {
    const found = numbered(stories.find(id), query.number)
    return found && !isArticle(found.entry) ? { ...found.head, ...found.ends, story: writtenIn(found.entry) } : none()
  }),
]

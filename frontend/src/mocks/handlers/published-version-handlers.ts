import { comparedParts, type ComparedPart } from '@artha/contract/published-versions'
import { tableOf } from '@artha/contract/names-of'
import { liveArticles, type Publication } from '../data/publication-lists.ts'
import { mockEndpoint } from './mock-endpoint.ts'
import { refuse } from './refusal.ts'

interface MockVersion {
  number: number
  since: string
  words?: { added: number; removed: number }
  parts: Partial<Record<ComparedPart, string>>
}

const text = (rate: string, more = '') =>
  `The rate\nThe repo rate is ${rate}, the same as in the last two reviews.\n${more}Banks decide when to follow.`

/** Three invented versions, newest first. */
const versions: readonly MockVersion[] = [
  {
    number: 4,
    since: '2026-11-22T05:10:00.000Z',
    words: { added: 9, removed: 1 },
    parts: { standfirst: 'What the review means for a home loan.', text: text('5.50%', 'Most home loans follow within three months. ') },
  },
  {
    number: 3,
    since: '2026-11-21T11:30:00.000Z',
    words: { added: 9, removed: 2 },
    parts: { standfirst: 'What the review means.', text: text('5.50%') },
  },
  { number: 1, since: '2026-11-20T06:00:00.000Z', parts: { text: text('5.25%') } },
]

const headOf = ({ number, since }: MockVersion) => ({ number, since })

/** The readers' answers about the versions of articles that may be compared. */
export const publishedVersionHandlers = (publication: Publication) => {
  const comparable = (id: string) => liveArticles(publication).find(({ _id, showsVersions }) => _id === id && showsVersions)
  return [
    mockEndpoint('listPublishedVersions', ({ id }) => {
      const article = comparable(id)
      if (article === undefined) return refuse('not-found', 'Article not found.')
      const { _id, title, slug } = article
      return { article: { _id, title, ...(slug !== undefined && { slug }) }, versions: versions.map(({ parts: _, ...line }) => line) }
    }),
    mockEndpoint('comparePublishedVersions', ({ id, query: { from, to } }) => {
      const [after, before] = comparable(id) === undefined ? [] : versions.filter(({ number }) => number === from || number === to)
      if (before === undefined || after === undefined) return refuse('not-found', 'These versions do not exist.')
      const empty = tableOf(comparedParts, () => '')
      const [old, present] = [before, after].map(({ parts }): Record<ComparedPart, string> => ({ ...empty, ...parts }))
      const changes = comparedParts.map((part) => ({ part, before: old?.[part] ?? '', after: present?.[part] ?? '' }))
      return { before: headOf(before), after: headOf(after), changes: changes.filter((change) => change.before !== change.after) }
    }),
  ]
}

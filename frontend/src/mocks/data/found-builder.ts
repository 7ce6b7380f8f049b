import type { Article } from '@artha/contract/article'
import type { MarkedText, SearchAnswer, SearchQuery, SearchResult } from '@artha/contract/search'
import type { SearchType } from '@artha/contract/search-types'
import { searchPlaces } from '@artha/contract/search-places'
import { searchWords } from '@artha/contract/search-words'
import type { TermAnswer } from '@artha/contract/term'

interface Piece {
  type: SearchType
  path: string
  title: string
  line: string
  others: string
  topic: string
  createdAt?: string
}

const formsOf = (text: string) => new Set(searchWords(text).map(({ form }) => form))

/** Returns a text with the searched words marked. */
function marked(text: string, wanted: ReadonlySet<string>): MarkedText {
  const parts: MarkedText = []
  let at = 0
  for (const { form, begin, end } of searchWords(text).filter((word) => wanted.has(word.form))) {
    if (begin > at) parts.push({ text: text.slice(at, begin), isMatch: false })
    parts.push({ text: text.slice(begin, end), isMatch: form !== '' })
    at = end
  }
  return at < text.length ? [...parts, { text: text.slice(at), isMatch: false }] : parts
}

const piecesOf = (articles: readonly Article[], terms: readonly TermAnswer[]): Piece[] => [
  ...searchPlaces.map(({ type, path, title, line, words, names, topic }) => ({
    type,
    path,
    title,
    line,
    others: [words, ...names].join(' '),
    topic,
  })),
  ...terms.map(({ slug, name, meaning, aliases, hindiName }) => ({
    type: 'terms' as const,
    path: `/glossary/${slug}`,
    title: name,
    line: meaning,
    others: [...aliases, hindiName].join(' '),
    topic: '',
  })),
  ...articles.map(({ _id, title, standfirst, category, createdAt }) => ({
    type: 'articles' as const,
    path: `/blog/${_id}`,
    title,
    line: standfirst,
    others: category,
    topic: category,
    createdAt,
  })),
]

/** Returns the search answer for a list of articles and terms: those that contain all the words. */
export function searchAnswerFor({ q, type, topic, from }: SearchQuery, articles: readonly Article[], terms: readonly TermAnswer[]): SearchAnswer {
  const wanted = formsOf(q)
  const found = piecesOf(articles, terms).filter((piece) => {
    const own = formsOf(`${piece.title} ${piece.line} ${piece.others}`)
    const fits = (type === undefined || piece.type === type) && (topic === undefined || piece.topic === topic)
    return fits && (from === undefined || (piece.createdAt ?? '') >= from) && wanted.size > 0 && [...wanted].every((form) => own.has(form))
  })
  const results = found.map(({ path, title, line, topic: own, createdAt }, at): SearchResult => ({
    path,
    title: marked(title, wanted),
    line: marked(line, wanted),
    rank: at + 1,
    covers: 1,
    topic: own,
    ...(createdAt !== undefined && { createdAt }),
  }))
  const types = [...new Set(found.map((piece) => piece.type))]
  return {
    groups: types.map((each) => {
      const own = results.filter((_, at) => found[at]?.type === each)
      return { type: each, count: own.length, results: own.slice(0, type === undefined ? 5 : 20) }
    }),
    leftOut: found.length === 0 ? [q] : [],
  }
}

import { maxReadFirst, maxTopicTerms } from '@artha/contract/topic'
import { articleIdsIn, unknownLines, termSlugsIn, type StoredTopic } from './stored-topic'

/** The articles and terms that exist. */
interface Known {
  articles: ReadonlySet<string>
  terms: ReadonlySet<string>
}

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')

/** Returns the problems of a topic, by field: each list may name only what exists, and no more than the page shows. */
export function topicProblems({ readFirst, terms }: Pick<StoredTopic, 'readFirst' | 'terms'>, known: Known): Record<string, string> {
  const ids = articleIdsIn(readFirst)
  const strange = [...unknownLines(readFirst), ...ids.filter((id) => !known.articles.has(id))]
  const slugs = termSlugsIn(terms)
  const noTerms = slugs.filter((slug) => !known.terms.has(slug))
  const problems: [string, string | false][] = [
    ['readFirst', ids.length > maxReadFirst && `At most ${maxReadFirst} articles`],
    ['readFirst', strange.length > 0 && `Not our article: ${quoted(strange)}`],
    ['terms', slugs.length > maxTopicTerms && `At most ${maxTopicTerms} terms`],
    ['terms', noTerms.length > 0 && `No term has this address: ${quoted(noTerms)}`],
  ]
  return Object.fromEntries(problems.flatMap(([field, problem]) => (problem === false ? [] : [[field, problem]])))
}

import type { ArticleCard } from '@artha/contract/article'
import { foldText } from '@artha/contract/fold-text'
import type { TermCard } from '@artha/contract/term'
import { termGroups } from './term-groups.ts'

/** The number of articles shown with a term. */
const shownArticles = 2
/** The number of search results to check. The search matches letters, so "keeps" is found for EPS. */
const lookedThrough = 12

/** The query for articles on a term. The server prefetches the same one before it renders the page. */
export const articlesAbout = ({ name }: Pick<TermCard, 'name'>) => ({ q: name, pageSize: lookedThrough })
export const articlesOfSubject = ({ group }: Pick<TermCard, 'group'>) => ({ category: termGroups[group].category, pageSize: 2 * shownArticles })

/** Returns articles with the term as a word in their title, then the newest of its subject. */
export function articlesShown({ name }: Pick<TermCard, 'name'>, found: readonly ArticleCard[], others: readonly ArticleCard[]) {
  const words = ` ${wordsOf(name)}`
  const named = found.filter(({ title }) => ` ${wordsOf(title)} `.includes(`${words} `) || ` ${wordsOf(title)} `.includes(`${words}s `))
  return [...named, ...others.filter(({ _id }) => !named.some((card) => card._id === _id))].slice(0, shownArticles)
}

const wordsOf = (text: string) => (foldText(text).match(/[\p{L}\p{M}\p{N}&]+/gu) ?? []).join(' ')

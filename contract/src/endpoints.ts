import { article, articleCardList, articleList } from './article.ts'
import { homeAnswer } from './home.ts'
import { storyList } from './story.ts'

/**
 * What is asked and what is answered, one row an endpoint. `{id}` stands for one path part.
 * `cardsAnswer` is the answer where the query says `fields=card`.
 */
export const endpoints = {
  readHome: { method: 'GET', path: '/api/home', answer: homeAnswer },
  listArticles: { method: 'GET', path: '/admin/upload', answer: articleList, cardsAnswer: articleCardList },
  readArticle: { method: 'GET', path: '/admin/upload/{id}', answer: article },
  listStories: { method: 'GET', path: '/api/stories', answer: storyList },
} as const

const patterns = Object.values(endpoints).map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace('{id}', '[^/]+')}$`),
}))

/** The schema of the answer to a public read, by its path and query; undefined for a path that is no endpoint. */
export function answerSchemaOf(key: string) {
  const [path = '', query = ''] = key.split('?', 2)
  const endpoint = patterns.find(({ pattern }) => pattern.test(path))?.endpoint
  if (endpoint === undefined) return undefined
  const asksForCards = new URLSearchParams(query).get('fields') === 'card'
  return 'cardsAnswer' in endpoint && asksForCards ? endpoint.cardsAnswer : endpoint.answer
}

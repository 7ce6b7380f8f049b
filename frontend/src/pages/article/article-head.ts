import type { Article } from '@artha/contract/article'
import { articleKey } from '../../api/articles.ts'
import { articlePath, readableArticlePath } from '../../lib/paths.ts'
import { categoryFeed } from '../category-feed.ts'
import type { Answers, Head, HeadContext, RouteParams } from '../page-route.ts'
import { articleSharePicture } from '../share-picture.ts'
import { articleData } from './article-data.ts'

export function articleHead({ answers, params: { id = '' }, ...site }: HeadContext): Head {
  const article = articleOf(answers, id)
  if (article === undefined) {
    return { title: 'Article', description: 'This article could not be shown.', canonicalPath: articlePath(id), noindex: true }
  }
  const category = article.category.trim()
  const feed = categoryFeed(category, site.siteName)
  return {
    title: article.title,
    description: article.standfirst || article.title,
    canonicalPath: readableArticlePath(article),
    type: 'article',
    image: articleSharePicture(id, article.version),
    article: { publishedAt: article.createdAt, section: category },
    ...(feed && { feed }),
    jsonLd: articleData(article, site),
  }
}

/** An address with other words than the title's now leads to the one with them; the bare address stays. */
export function articleMovedTo(answers: Answers, { id = '', slug }: RouteParams) {
  const article = articleOf(answers, id)
  if (article === undefined || slug === undefined) return undefined
  const path = readableArticlePath(article)
  return `${articlePath(id)}/${encodeURIComponent(slug)}` === path ? undefined : path
}

const articleOf = (answers: Answers, id: string) => answers[articleKey(id)] as Article | undefined

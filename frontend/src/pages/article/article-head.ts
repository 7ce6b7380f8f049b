import { answerIn } from '../../api/cached-answer.ts'
import { articlePath, readableArticlePath } from '../../lib/paths.ts'
import { categoryFeed } from '../category-feed.ts'
import type { Head, HeadContext } from '../page-route.ts'
import { articleSharePicture } from '../share-picture.ts'
import { articleData } from './article-data.ts'

export function articleHead({ answers, params: { id = '' }, ...site }: HeadContext): Head {
  const article = answerIn(answers, 'readArticle', { id })
  if (article === undefined) {
    return { title: 'Article', description: 'This article could not be shown.', canonicalPath: articlePath(id), noindex: true }
  }
  const category = article.category.trim()
  const feed = categoryFeed(category, site.siteName)
  const { seo } = article
  return {
    title: seo?.title || article.title,
    description: seo?.description || article.standfirst || article.title,
    canonicalPath: seo?.canonical || readableArticlePath(article),
    type: 'article',
    image: articleSharePicture(id, article.version),
    ...(seo?.picture && { photo: seo.picture }),
    ...(seo?.noindex && { noindex: true }),
    article: { publishedAt: article.createdAt, section: category },
    ...(feed && { feed }),
    jsonLd: articleData(article, site),
  }
}

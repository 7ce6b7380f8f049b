import { minArticlesOfListedTag, tagPath } from '@artha/contract/tags'
import { answerIn } from '../../api/cached-answer.ts'
import type { Head, HeadContext } from '../page-route.ts'
import { breadcrumbData } from '../structured-data.ts'
import { tagRequest } from './tag-request.ts'
import { tagPagePath } from '../../features/articles/tag-pages.ts'

/** Returns a tag's metadata. A tag with a single article and a page without articles are not indexed. */
export function tagHead(context: HeadContext): Head {
  const { answers, params, search } = context
  const key = params.key ?? ''
  const asked = tagRequest(key, search)
  const tag = answerIn(answers, 'readTag', asked)
  const page = asked.query.page ?? 1
  if (tag === undefined) return { title: 'Tag', description: 'Articles with this tag.', canonicalPath: tagPath(key), noindex: true }
  return {
    title: page > 1 ? `${tag.name}: articles, page ${page}` : `${tag.name}: articles`,
    description: `Articles on ${tag.name} for readers in India, from all topics, newest first. Education, not advice.`,
    canonicalPath: tagPagePath(tag.slug, page),
    jsonLd: [breadcrumbData(context, [{ name: tag.name, path: tagPath(tag.slug) }])],
    ...((tag.articles < minArticlesOfListedTag || tag.cards.length === 0) && { noindex: true }),
  }
}

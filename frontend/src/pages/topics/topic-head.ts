import { answerIn } from '../../api/cached-answer.ts'
import { readableArticlePath } from '../../lib/paths.ts'
import { categoryFeed } from '../category-feed.ts'
import type { Head, HeadContext, JsonLd } from '../page-route.ts'
import { absoluteUrl, breadcrumbData } from '../structured-data.ts'
import { topicPagePath } from '../../features/articles/topic-page-path.ts'
import { topicArticles, topicPageOf } from '../../features/articles/topic-articles.ts'
import { topicPlace, type TopicPlace } from '../../features/articles/topic-place.ts'

/** Returns the metadata of a topic by its route's path. A page without articles is not indexed. */
export const topicHead =
  (routePath: string) =>
  (context: HeadContext): Head => {
    const [, slug = ''] = routePath.split('/')
    const place = topicPlace(slug, context.params.part)
    return place === undefined ? noTopic(`/${slug}`) : headOfPlace(place, context)
  }

const noTopic = (canonicalPath: string): Head => ({
  title: 'Topic',
  description: 'This topic does not exist.',
  canonicalPath,
  noindex: true,
})

function headOfPlace(place: TopicPlace, context: HeadContext): Head {
  const { answers, params, search, siteName } = context
  const { topic, part } = place
  const answer = answerIn(answers, 'readTopic', { key: topic.slug, query: { part: params.part } })
  const articles = answerIn(answers, 'listArticleCards', { query: topicArticles(topic.name, part, search) })
  const page = topicPageOf(search)
  const feed = categoryFeed(topic.name, siteName)
  const title = part === undefined ? `${topic.name}: news, guides and calculators` : `${part}: news and guides on ${topic.name}`
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: descriptionOf(place, answer?.standfirst ?? ''),
    canonicalPath: topicPagePath(topic.name, part, page),
    ...(feed && { feed }),
    jsonLd: [breadcrumbData(context, trailOf(place)), listData(place, articles ?? [], context)],
    ...((answer === undefined || articles?.length === 0) && { noindex: true }),
  }
}

const descriptionOf = ({ topic, part }: TopicPlace, standfirst: string) =>
  part === undefined
    ? standfirst || `News and guides on ${topic.name} for readers in India, with what to read first, calculators and key terms.`
    : `Articles on ${part} for readers in India, newest first, with calculators and terms for ${topic.name}. Education, not advice.`

const trailOf = ({ topic, part }: TopicPlace) => [
  { name: topic.name, path: topicPagePath(topic.name, undefined, 1) },
  ...(part === undefined ? [] : [{ name: part, path: topicPagePath(topic.name, part, 1) }]),
]

/** Returns the structured data of the page: its articles in the order shown. */
function listData(
  { topic, part }: TopicPlace,
  articles: readonly { _id: string; title: string; slug?: string | undefined }[],
  site: HeadContext,
): JsonLd {
  const path = topicPagePath(topic.name, part, 1)
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': absoluteUrl(`${path}#articles`, site),
    name: part ?? topic.name,
    url: absoluteUrl(path, site),
    inLanguage: 'en-IN',
    ...(articles.length > 0 && {
      mainEntity: {
        '@type': 'ItemList' as const,
        itemListElement: articles.map((article, at) => ({
          '@type': 'ListItem' as const,
          position: at + 1,
          url: absoluteUrl(readableArticlePath(article), site),
        })),
      },
    }),
  }
}

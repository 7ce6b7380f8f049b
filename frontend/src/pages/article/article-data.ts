import type { Article } from '@artha/contract/article'
import { isFaqs } from '@artha/contract/faqs'
import { topicPath } from '@artha/contract/topics'
import type { ArticleSource } from '@artha/contract/article-source'
import { articleSections } from '../../features/articles/article-sections.ts'
import { faqParts } from '../../features/articles/faq-items.ts'
import { textOfHtml } from '../../lib/html-text.ts'
import { languageOf } from '../../lib/language-of.ts'
import { isVideoAddress } from '../../lib/media-kind.ts'
import { readableArticlePath } from '../../lib/paths.ts'
import type { HeadContext, JsonLd } from '../page-route.ts'
import { articleSharePicture } from '../share-picture.ts'
import { absoluteUrl, authorOf, breadcrumbData, organizationOf } from '../structured-data.ts'

type Site = Pick<HeadContext, 'siteUrl' | 'siteName'>

/** Returns an article's structured data: the article, its breadcrumbs and its questions and answers. */
export const articleData = (article: Article, site: Site): JsonLd[] => [
  newsArticleData(article, site),
  breadcrumbData(site, [
    { name: article.category.trim(), path: topicPath(article.category) },
    { name: article.title, path: readableArticlePath(article) },
  ]),
  ...faqData(article),
]

function newsArticleData(article: Article, site: Site): JsonLd {
  const sections = articleSections(article)
  const url = absoluteUrl(readableArticlePath(article), site)
  const pictures = [
    ...sections.map(({ imageUrl }) => imageUrl).filter((address) => address !== '' && !isVideoAddress(address)),
    articleSharePicture(article._id, article.version),
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
    headline: article.title,
    ...(article.standfirst !== '' && { description: article.standfirst }),
    image: [...new Set(pictures)].map((picture) => absoluteUrl(picture, site)),
    datePublished: article.createdAt,
    ...(article.updatedAt !== undefined && { dateModified: article.updatedAt }),
    articleSection: article.category.trim(),
    ...(article.tags && { keywords: article.tags.join(', ') }),
    inLanguage: languageOf(article.title),
    isAccessibleForFree: true,
    author: article.authors ? article.authors.map(({ name }) => authorOf(name, site)) : authorOf(article.byline, site),
    publisher: organizationOf(site),
    ...(article.sources && { citation: article.sources.map(citationOf(site)) }),
  }
}

const citationOf =
  (site: Site) =>
  ({ title, authority, address, figure }: ArticleSource) => ({
    '@type': 'CreativeWork' as const,
    name: title,
    url: figure ? absoluteUrl(`/figures/${figure.figureKey}`, site) : address,
    publisher: { '@type': 'Organization' as const, name: authority },
    ...(figure && address !== '' && { isBasedOn: address }),
  })

function faqData(article: Article): JsonLd[] {
  const items = article.sections
    .filter(({ subtitle }) => isFaqs(subtitle))
    .flatMap(({ description }) => faqParts(description).flatMap(({ items }) => items))
    .map(({ question, answerHtml }) => ({ question, answer: textOfHtml(answerHtml) }))
    .filter(({ question, answer }) => question !== '' && answer !== '')
  if (items.length === 0) return []
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  }))
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }]
}

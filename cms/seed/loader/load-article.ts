import type { Core } from '@strapi/strapi'
import { optionalData } from '../../src/api/article/optional-fields'
import { coverFigure } from '../cover-art/cover-figure'
import type { SeedArticle, SeedSection } from '../read-article'
import { coverPicture } from './cover-pictures'

/** An article and the hue of its pictures, which follows from what stands beside it. */
type ColouredArticle = SeedArticle & { hue: number | undefined }

/** What an article does not have is cleared: it may stand in the place of one that had it. */
const noShortVersion = { lines: [], figure: '', figureSays: '', appliesTo: '', doBy: '', costsOrSaves: '' }

async function sectionData(strapi: Core.Strapi, article: ColouredArticle, section: SeedSection, at: number) {
  const { subtitle, description, art } = section
  if (art === undefined) return { subtitle, description }
  const imageUrl = await coverPicture(strapi, {
    slug: `${article.slug}-${at + 1}`,
    motif: art.motif,
    category: article.category,
    hue: article.hue,
    // The first picture is the cover
    figure: at === 0 ? coverFigure(article.shortVersion) : undefined,
    alternativeText: art.alt,
    shape: 'landscape',
  })
  return { subtitle, description, imageUrl, imageAlt: art.alt }
}

async function legacyData(strapi: Core.Strapi, article: ColouredArticle) {
  if (article.legacy === undefined) return {}
  const { art, content } = article.legacy
  const imageUrl = await coverPicture(strapi, {
    slug: article.slug,
    motif: art.motif,
    category: article.category,
    hue: article.hue,
    alternativeText: art.alt,
    shape: 'landscape',
  })
  return { imageUrl, content }
}

async function articleData(strapi: Core.Strapi, article: ColouredArticle): Promise<object> {
  const sections = []
  for (const [at, section] of article.sections.entries()) sections.push(await sectionData(strapi, article, section, at))
  const { title, standfirst, byline, category, subcategory, section, featured, publicationDate } = article
  const { caption, credit, tags, shortVersion = noShortVersion, figureData } = article
  return {
    title,
    standfirst,
    byline,
    category,
    subcategory,
    section,
    featured,
    sections,
    publicationDate: new Date(publicationDate),
    ...(await legacyData(strapi, article)),
    ...optionalData({ caption, credit, tags: [...tags], shortVersion, figureData }),
  }
}

/** Stores an article of the demo publication, published, and answers its document id. */
export async function loadArticle(strapi: Core.Strapi, article: ColouredArticle): Promise<string> {
  const { documentId } = await strapi.documents('api::article.article').create({ data: await articleData(strapi, article), status: 'published' })
  return documentId
}

/** Puts an article in the place of what was seeded for it before. */
export async function replaceArticle(strapi: Core.Strapi, article: ColouredArticle, documentId: string): Promise<void> {
  await strapi.documents('api::article.article').update({ documentId, data: await articleData(strapi, article), status: 'published' })
}

import type { Core } from '@strapi/strapi'
import type { SeedArticle, SeedSection } from '../read-article'
import { coverPicture } from './cover-pictures'

const hour = 3_600_000

async function sectionData(strapi: Core.Strapi, article: SeedArticle, section: SeedSection, at: number) {
  const { subtitle, description, art } = section
  if (art === undefined) return { subtitle, description }
  const imageUrl = await coverPicture(strapi, {
    slug: `${article.slug}-${at + 1}`,
    motif: art.motif,
    category: article.category,
    alternativeText: art.alt,
    shape: 'landscape',
  })
  return { subtitle, description, imageUrl, imageAlt: art.alt }
}

async function legacyData(strapi: Core.Strapi, article: SeedArticle) {
  if (article.legacy === undefined) return {}
  const { art, content } = article.legacy
  const imageUrl = await coverPicture(strapi, {
    slug: article.slug,
    motif: art.motif,
    category: article.category,
    alternativeText: art.alt,
    shape: 'landscape',
  })
  return { imageUrl, content }
}

/** Stores an article of the demo publication, published, dated back from the first start. */
export async function loadArticle(strapi: Core.Strapi, article: SeedArticle, firstStart: Date): Promise<void> {
  const sections = []
  for (const [at, section] of article.sections.entries()) sections.push(await sectionData(strapi, article, section, at))
  const { title, standfirst, byline, category, subcategory, section, featured } = article
  const publicationDate = new Date(firstStart.getTime() - article.hoursAgo * hour)
  await strapi.documents('api::article.article').create({
    data: {
      title,
      standfirst,
      byline,
      category,
      subcategory,
      section,
      featured,
      sections,
      publicationDate,
      ...(await legacyData(strapi, article)),
    } as never,
    status: 'published',
  })
}

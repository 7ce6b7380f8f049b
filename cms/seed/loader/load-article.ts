import type { Core } from '@strapi/strapi'
import { optionalData } from '../../src/api/article/optional-fields'
import type { SeedArticle, SeedSection } from '../read-article'
import { coverPicture, type CoverPicture, type DrawCover } from './cover-pictures'

/** An article and the hue of its pictures, which depends on the articles next to it. */
type ColouredArticle = SeedArticle & { hue: number | undefined }

/** Empty fields, because the article may replace one that had a short version. */
const noShortVersion = { lines: [], figure: '', figureSays: '', appliesTo: '', doBy: '', costsOrSaves: '' }

/** The covers of an article by section; undefined for a section without one. An old-style article has one cover. */
export function articleCovers({ slug, category, hue, legacy, sections }: ColouredArticle): (CoverPicture | undefined)[] {
  const arts = legacy === undefined ? sections.map(({ art }) => art) : [legacy.art]
  return arts.map((art, at) => {
    if (art === undefined) return undefined
    const { alt, ...drawn } = art
    return { ...drawn, slug: legacy === undefined ? `${slug}-${at + 1}` : slug, category, hue, alternativeText: alt, shape: 'landscape' }
  })
}

async function sectionData(strapi: Core.Strapi, { subtitle, description }: SeedSection, cover: CoverPicture | undefined, draw: DrawCover) {
  if (cover === undefined) return { subtitle, description }
  return { subtitle, description, imageUrl: await coverPicture(strapi, cover, draw), imageAlt: cover.alternativeText }
}

async function legacyData(strapi: Core.Strapi, { legacy }: ColouredArticle, cover: CoverPicture | undefined, draw: DrawCover) {
  if (legacy === undefined || cover === undefined) return {}
  return { imageUrl: await coverPicture(strapi, cover, draw), content: legacy.content }
}

async function articleData(strapi: Core.Strapi, article: ColouredArticle, draw: DrawCover): Promise<object> {
  const sections = []
  const covers = articleCovers(article)
  for (const [at, section] of article.sections.entries()) sections.push(await sectionData(strapi, section, covers[at], draw))
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
    ...(await legacyData(strapi, article, covers[0], draw)),
    ...optionalData({ caption, credit, tags: [...tags], shortVersion, figureData }),
  }
}

/** Stores and publishes an article of the demo publication. Returns its document id. */
export async function loadArticle(strapi: Core.Strapi, article: ColouredArticle, draw: DrawCover): Promise<string> {
  const { documentId } = await strapi
    .documents('api::article.article')
    .create({ data: await articleData(strapi, article, draw), status: 'published' })
  return documentId
}

/** Replaces the article that was seeded before. */
export async function replaceArticle(strapi: Core.Strapi, article: ColouredArticle, documentId: string, draw: DrawCover): Promise<void> {
  await strapi.documents('api::article.article').update({ documentId, data: await articleData(strapi, article, draw), status: 'published' })
}

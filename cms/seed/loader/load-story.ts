import type { Core } from '@strapi/strapi'
import type { SeedStory } from '../read-story'
import { storedExpiry } from '../../src/api/story/expires-at'
import { coverPicture, type CoverPicture, type DrawCover } from './cover-pictures'

type ColouredStory = SeedStory & { hue: number | undefined }

/** The covers of a story, one per slide. */
export const storyCovers = ({ slug, category, hue, slides }: ColouredStory): CoverPicture[] =>
  slides.map(({ art, imageAlt }, at) => ({ slug: `${slug}-${at + 1}`, motif: art, category, hue, alternativeText: imageAlt, shape: 'portrait' }))

async function storyData(strapi: Core.Strapi, story: ColouredStory, draw: DrawCover): Promise<object> {
  const slides = []
  const covers = storyCovers(story)
  for (const [at, { text, imageAlt, ctaLink }] of story.slides.entries()) {
    const cover = covers[at]
    const imageUrl = cover === undefined ? '' : await coverPicture(strapi, cover, draw)
    slides.push({ text, imageUrl, imageAlt, ctaLink })
  }
  const { title, authorName, category, storyType, expiryTime, tags, publicationDate } = story
  return {
    title,
    authorName,
    storyType,
    tags,
    slides,
    publicationDate: new Date(publicationDate),
    expiryTime: storedExpiry(expiryTime),
    ...(category === '' ? {} : { category }),
  }
}

/** Stores and publishes a story of the demo publication. Returns its document id. */
export async function loadStory(strapi: Core.Strapi, story: ColouredStory, draw: DrawCover): Promise<string> {
  const { documentId } = await strapi.documents('api::story.story').create({ data: await storyData(strapi, story, draw), status: 'published' })
  return documentId
}

/** Replaces the story that was seeded before. */
export async function replaceStory(strapi: Core.Strapi, story: ColouredStory, documentId: string, draw: DrawCover): Promise<void> {
  await strapi.documents('api::story.story').update({ documentId, data: await storyData(strapi, story, draw), status: 'published' })
}

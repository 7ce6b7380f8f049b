import type { Core } from '@strapi/strapi'
import type { SeedStory } from '../read-story'
import { storedExpiry } from '../../src/api/story/expires-at'
import { coverPicture } from './cover-pictures'

const hour = 3_600_000

/** Stores a story of the demo publication, published, dated back from the first start. */
export async function loadStory(strapi: Core.Strapi, story: SeedStory, firstStart: Date): Promise<void> {
  const slides = []
  for (const [at, { text, art, imageAlt, ctaLink }] of story.slides.entries()) {
    const imageUrl = await coverPicture(strapi, {
      slug: `${story.slug}-${at + 1}`,
      motif: art,
      category: story.category,
      alternativeText: imageAlt,
      shape: 'portrait',
    })
    slides.push({ text, imageUrl, imageAlt, ctaLink })
  }
  const { title, authorName, category, storyType, expiryTime, tags } = story
  const publicationDate = new Date(firstStart.getTime() - story.hoursAgo * hour)
  await strapi.documents('api::story.story').create({
    data: {
      title,
      authorName,
      storyType,
      tags,
      slides,
      publicationDate,
      expiryTime: storedExpiry(expiryTime),
      ...(category === '' ? {} : { category }),
    } as never,
    status: 'published',
  })
}

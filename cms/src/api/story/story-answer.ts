import type { Story } from '@artha/contract/story'
import { shownPicture, type PicturesByUrl } from '../../pictures/pictures-by-url'
import { columnOrDefault } from '../answers/column-or-default'
import { expiryTimeOf, type StoredExpiry } from './expires-at'

export interface StoryRow {
  documentId: string
  title: string
  authorName: string
  category: string | null
  storyType: Story['storyType']
  tags: string[] | null
  expiryTime: StoredExpiry
  publicationDate: string
  version: number | null
  slides: { text: string | null; imageUrl: string | null; imageAlt: string | null; ctaLink: string | null }[]
}

export function storyAnswer(row: StoryRow, pictures: PicturesByUrl): Story {
  return {
    _id: row.documentId,
    title: row.title,
    authorName: row.authorName,
    category: row.category ?? '',
    storyType: row.storyType,
    slides: row.slides.map((slide) => ({
      text: slide.text ?? '',
      ...shownPicture(pictures, slide.imageUrl),
      imageAlt: slide.imageAlt ?? '',
      ctaLink: slide.ctaLink ?? '',
    })),
    tags: row.tags ?? [],
    expiryTime: expiryTimeOf(row.expiryTime),
    createdAt: new Date(row.publicationDate).toISOString(),
    version: row.version ?? 0,
  }
}

/** Returns a draft's row with defaults in place of null. Tags that are not a list of texts become an empty list. */
export const withDraftDefaults = <Row extends StoryRow>(row: Row): Row => {
  const { title, authorName, storyType, tags } = row
  return {
    ...row,
    title: columnOrDefault(title, ''),
    authorName: columnOrDefault(authorName, ''),
    storyType: columnOrDefault(storyType, 'text'),
    tags: Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : [],
  }
}

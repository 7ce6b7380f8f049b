import { toApiDate } from '../writes/to-api-date'
import { expiryTimeOf, type StoredExpiry } from './expires-at'

/** A story's row as the Studio saves it: any field of a draft may be missing, and its tags may be any JSON. */
export interface DraftStory {
  title: string | null
  authorName: string | null
  category: string | null
  storyType: string | null
  expiryTime: StoredExpiry | null
  tags: unknown
  publicationDate: string | Date | null
  slides: { text: string | null; imageUrl: string | null; imageAlt: string | null; ctaLink: string | null }[]
}

/** Returns the story as a request would have sent it. */
export const storyInputOf = (draft: DraftStory) => ({
  title: draft.title ?? '',
  authorName: draft.authorName ?? '',
  category: draft.category ?? '',
  storyType: draft.storyType ?? 'text',
  expiryTime: expiryTimeOf(draft.expiryTime ?? 'forever'),
  tags: draft.tags ?? [],
  createdAt: toApiDate(draft.publicationDate),
  slides: draft.slides.map(({ text, imageUrl, imageAlt, ctaLink }) => ({
    text: text ?? '',
    imageUrl: imageUrl ?? '',
    imageAlt: imageAlt ?? '',
    ctaLink: ctaLink ?? '',
  })),
})

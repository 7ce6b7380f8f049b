import { fieldsOf } from '@artha/contract/unknown-fields'
import type { Story } from '@artha/contract/story'
import type { StoryInput } from '@artha/contract/story-body'
import { withoutId, withPartIds, type Part } from '../editor/part-ids.ts'

export interface SlideValues extends Part {
  text: string
  imageUrl: string
  imageAlt: string
  ctaLink: string
}

/** A story as its form holds it; tags are one text, by commas. */
export interface StoryValues {
  title: string
  authorName: string
  category: string
  storyType: string
  expiryTime: string
  tags: string
  slides: SlideValues[]
}

export const emptySlide: SlideValues = { id: 'p1', text: '', imageUrl: '', imageAlt: '', ctaLink: '' }

export const emptyStory: StoryValues = {
  title: '',
  authorName: '',
  category: '',
  storyType: 'text',
  expiryTime: 'forever',
  tags: '',
  slides: [],
}

/** The tags in a text: split on commas, trimmed; what is empty between two commas is no tag. */
export const tagsIn = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

export function valuesOfStory({ title, authorName, category, storyType, expiryTime, tags, slides }: Omit<Story, '_id'>): StoryValues {
  return {
    title,
    authorName,
    category,
    storyType,
    expiryTime,
    tags: tags.join(', '),
    slides: withPartIds(slides.map(({ text, imageUrl, imageAlt, ctaLink }) => ({ text, imageUrl, imageAlt, ctaLink }))),
  }
}

/** What is sent: the time of a story is left as it is. */
export const bodyOfStory = (values: StoryValues) => ({ ...values, slides: values.slides.map(withoutId), tags: tagsIn(values.tags) }) as StoryInput

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function slideOf(kept: unknown): Omit<SlideValues, 'id'> {
  const { text, imageUrl, imageAlt, ctaLink } = fieldsOf(kept)
  return { text: textOf(text), imageUrl: textOf(imageUrl), imageAlt: textOf(imageAlt), ctaLink: textOf(ctaLink) }
}

/** The values in what was kept as a draft, whatever an older release or another hand has left there. */
export function storyValuesIn(kept: unknown): StoryValues {
  const values = fieldsOf(kept)
  return {
    title: textOf(values.title),
    authorName: textOf(values.authorName),
    category: textOf(values.category),
    storyType: textOf(values.storyType) || emptyStory.storyType,
    expiryTime: textOf(values.expiryTime) || emptyStory.expiryTime,
    tags: textOf(values.tags),
    slides: Array.isArray(values.slides) ? withPartIds(values.slides.map(slideOf)) : [],
  }
}

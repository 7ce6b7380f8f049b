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

/** The values of a story's form. Tags are one text, separated by commas. */
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

/** Parses tags separated by commas: trimmed, without empty ones. */
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

/** Returns the body to send. It has no creation time, so the stored one stays. */
export const bodyOfStory = (values: StoryValues) => ({ ...values, slides: values.slides.map(withoutId), tags: tagsIn(values.tags) }) as StoryInput

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function slideOf(kept: unknown): Omit<SlideValues, 'id'> {
  const { text, imageUrl, imageAlt, ctaLink } = fieldsOf(kept)
  return { text: textOf(text), imageUrl: textOf(imageUrl), imageAlt: textOf(imageAlt), ctaLink: textOf(ctaLink) }
}

/** Parses a kept draft into form values. Tolerates drafts of older releases and any other content. */
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

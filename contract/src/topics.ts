import { articleCategories, storedOnlyCategories, subcategoriesByCategory } from './value-lists.ts'

/** A subject with a page of its own: a category, or below it one of its subcategories. */
interface Place {
  /** As articles have it. */
  name: string
  /** Its part of the address. */
  slug: string
}

export interface Topic extends Place {
  parts: readonly Place[]
}

/** The names of the value lists are in Latin letters. */
const slugOfName = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')

const placeOf = (name: string): Place => ({ name, slug: slugOfName(name) })

/** Finance has no list of its own; its articles are filed under the one of "Finance Blog". */
const partsOf = (category: string): readonly string[] => subcategoriesByCategory[category === 'Finance' ? 'Finance Blog' : category] ?? []

/** Every category but "All", which is no subject, in the order of the article form. */
export const topics: readonly Topic[] = [...articleCategories.filter((each) => each !== 'All'), ...storedOnlyCategories].map((category) => ({
  ...placeOf(category),
  parts: partsOf(category).map(placeOf),
}))

export const topicNamed = (category: string): Topic | undefined => topics.find(({ name }) => name === category)

export const topicAt = (slug: string): Topic | undefined => topics.find((topic) => topic.slug === slug)

/** The part of a topic at an address; undefined where it has none there. */
export const partAt = ({ parts }: Topic, slug: string): Place | undefined => parts.find((part) => part.slug === slug)

/** Where a category is read, or a subcategory of it; what has no page of its own is with what is above it. */
export function topicPath(category: string, subcategory = ''): string {
  const topic = topicNamed(category.trim())
  if (topic === undefined) return '/'
  const part = topic.parts.find(({ name }) => name === subcategory.trim())
  return part === undefined ? `/${topic.slug}` : `/${topic.slug}/${part.slug}`
}

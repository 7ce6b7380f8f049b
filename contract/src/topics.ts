import { articleCategories, legacyCategories, subcategoriesByCategory } from './value-lists.ts'

/** A subject with a page of its own: a category, or one of its subcategories. */
interface Place {
  /** The name, as articles have it. */
  name: string
  /** Its part of the address. */
  slug: string
}

export interface Topic extends Place {
  parts: readonly Place[]
}

/** Returns the slug of a name. All names in the value lists are in Latin letters. */
const slugOfName = (name: string) =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-')

const placeOf = (name: string): Place => ({ name, slug: slugOfName(name) })

/** Returns the subcategories of a category. Finance has none of its own and uses those of "Finance Blog". */
const partsOf = (category: string): readonly string[] => subcategoriesByCategory[category === 'Finance' ? 'Finance Blog' : category] ?? []

/** The topics: every category except "All", in the order of the article form. */
export const topics: readonly Topic[] = [...articleCategories.filter((each) => each !== 'All'), ...legacyCategories].map((category) => ({
  ...placeOf(category),
  parts: partsOf(category).map(placeOf),
}))

export const topicNamed = (category: string): Topic | undefined => topics.find(({ name }) => name === category)

export const topicAt = (slug: string): Topic | undefined => topics.find((topic) => topic.slug === slug)

/** Returns the part of a topic with this slug; undefined if there is none. */
export const partAt = ({ parts }: Topic, slug: string): Place | undefined => parts.find((part) => part.slug === slug)

/** Returns the path of a category or subcategory. A subcategory without a page leads to its category, an unknown category to the front page. */
export function topicPath(category: string, subcategory = ''): string {
  const topic = topicNamed(category.trim())
  if (topic === undefined) return '/'
  const part = topic.parts.find(({ name }) => name === subcategory.trim())
  return part === undefined ? `/${topic.slug}` : `/${topic.slug}/${part.slug}`
}

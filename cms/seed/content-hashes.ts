import { createHash } from 'node:crypto'
import { optionalAnswer, optionalData, type OptionalColumns } from '../src/api/article/optional-fields'
import type { SeedArticle } from './read-article'
import type { SeedStory } from './read-story'

type ExtraColumn =
  ('caption' | 'credit' | 'figureData' | 'tags') | ('shortLines' | 'shortFigure' | 'shortFigureSays' | 'appliesTo' | 'doBy' | 'costsOrSaves')

/** The words of an article that the files and the database both have: without pictures, dates and calculated values. */
export interface ArticleTexts extends Pick<OptionalColumns, ExtraColumn> {
  title: string
  standfirst?: string | null
  byline?: string | null
  category: string
  subcategory: string
  section?: string | null
  featured: boolean
  content?: string | null
  sections?: { subtitle?: string | null; description?: string | null; imageAlt?: string | null }[] | null
}

/** The words of a story; `expiryTime` as the API sends it. */
export interface StoryTexts {
  title: string
  authorName?: string | null
  category?: string | null
  storyType: string
  expiryTime: string
  tags?: string[] | null
  slides?: { text?: string | null; imageAlt?: string | null; ctaLink?: string | null }[] | null
}

const printOf = (words: unknown) => createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32)

/** Returns a hash of the article's words. Two articles with the same words have the same hash. */
export function articleHash(article: ArticleTexts): string {
  const { title, standfirst, byline, category, subcategory, section, featured, content, sections } = article
  const parts = (sections ?? []).map((part) => [part.subtitle ?? '', part.description ?? '', part.imageAlt ?? ''])
  const words = [title, standfirst ?? '', byline ?? '', category, subcategory, section ?? '', featured, content ?? '', parts]
  // Uses the contract's order of fields, because a database may reorder the keys of JSON. Without any extras the hash is the same as before they
  // existed
  const { caption, credit, shortVersion, figureData, tags } = optionalAnswer(article)
  const extras = { caption, credit, shortVersion, figureData, tags }
  return printOf(Object.values(extras).some((each) => each !== undefined) ? [...words, extras] : words)
}

export function storyHash(story: StoryTexts): string {
  const { title, authorName, category, storyType, expiryTime, tags, slides } = story
  const parts = (slides ?? []).map((slide) => [slide.text ?? '', slide.imageAlt ?? '', slide.ctaLink ?? ''])
  return printOf([title, authorName ?? '', category ?? '', storyType, expiryTime, tags ?? [], parts])
}

export const seedArticleHash = ({ legacy, sections, caption, credit, tags, shortVersion, figureData, ...head }: SeedArticle): string =>
  articleHash({
    ...head,
    ...optionalData({ caption, credit, tags: [...tags], figureData, ...(shortVersion && { shortVersion }) }),
    content: legacy?.content,
    sections: sections.map(({ subtitle, description, art }) => ({ subtitle, description, imageAlt: art?.alt })),
  })

export const seedStoryHash = (story: SeedStory): string => storyHash(story)

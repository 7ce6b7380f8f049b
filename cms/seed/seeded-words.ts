import { createHash } from 'node:crypto'
import { optionalAnswer, optionalData, type OptionalColumns } from '../src/api/article/optional-fields'
import type { SeedArticle } from './read-article'
import type { SeedStory } from './read-story'

type ExtraColumn =
  ('caption' | 'credit' | 'figureData' | 'tags') | ('shortLines' | 'shortFigure' | 'shortFigureSays' | 'appliesTo' | 'doBy' | 'costsOrSaves')

/** The words of an article as the files and the database both have them: pictures, dates and what the cms counts left out. */
export interface ArticleWords extends Pick<OptionalColumns, ExtraColumn> {
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

/** The words of a story; `expiryTime` as it is said on the wire. */
export interface StoryWords {
  title: string
  authorName?: string | null
  category?: string | null
  storyType: string
  expiryTime: string
  tags?: string[] | null
  slides?: { text?: string | null; imageAlt?: string | null; ctaLink?: string | null }[] | null
}

const printOf = (words: unknown) => createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32)

/** Two articles have one print when every word of them is the same. */
export function articlePrint(article: ArticleWords): string {
  const { title, standfirst, byline, category, subcategory, section, featured, content, sections } = article
  const parts = (sections ?? []).map((part) => [part.subtitle ?? '', part.description ?? '', part.imageAlt ?? ''])
  const words = [title, standfirst ?? '', byline ?? '', category, subcategory, section ?? '', featured, content ?? '', parts]
  // As the contract lays them out: a database may keep the names of JSON in another order. Without any, as before there were any
  const { caption, credit, shortVersion, figureData, tags } = optionalAnswer(article)
  const extras = { caption, credit, shortVersion, figureData, tags }
  return printOf(Object.values(extras).some((each) => each !== undefined) ? [...words, extras] : words)
}

export function storyPrint(story: StoryWords): string {
  const { title, authorName, category, storyType, expiryTime, tags, slides } = story
  const parts = (slides ?? []).map((slide) => [slide.text ?? '', slide.imageAlt ?? '', slide.ctaLink ?? ''])
  return printOf([title, authorName ?? '', category ?? '', storyType, expiryTime, tags ?? [], parts])
}

export const seedArticlePrint = ({ legacy, sections, caption, credit, tags, shortVersion, figureData, ...head }: SeedArticle): string =>
  articlePrint({
    ...head,
    ...optionalData({ caption, credit, tags: [...tags], figureData, ...(shortVersion && { shortVersion }) }),
    content: legacy?.content,
    sections: sections.map(({ subtitle, description, art }) => ({ subtitle, description, imageAlt: art?.alt })),
  })

export const seedStoryPrint = (story: SeedStory): string => storyPrint(story)

import type { Article, ArticleCard } from '@artha/contract/article'
import { shownPicture, type PicturesByUrl } from '../../pictures/pictures-by-url'
import { columnOrDefault } from '../answers/column-or-default'
import { excerptLength, derivedFieldsOf } from './derived-fields'
import { lastChange } from './last-change'
import { listedAnswer, optionalAnswer, type OptionalColumns } from './optional-fields'
import { firstCharacters } from './plain-text'

/** A published row with the columns that this folder's queries select. */
export interface ArticleRow extends Pick<OptionalColumns, 'slug' | 'noindex' | 'seoCanonical'> {
  documentId: string
  title: string
  category: string
  subcategory: string
  section: string | null
  featured: boolean | null
  publicationDate: string
  standfirst: string | null
  excerpt: string | null
  coverUrl: string | null
  coverAlt: string | null
  /** The last day on which the article's figures hold; null if not yet computed. */
  figuresEndOn: string | null
}

export interface SectionRow {
  subtitle: string | null
  description: string
  imageUrl: string | null
  imageAlt: string | null
}

export interface WholeArticleRow extends ArticleRow, OptionalColumns {
  byline: string | null
  imageUrl: string | null
  content: string | null
  version: number | null
  updatedAt?: string | null
  sections: SectionRow[]
}

export const defaultByline = 'Artha newsroom'

const headOf = (row: ArticleRow) => ({
  _id: row.documentId,
  title: row.title,
  category: row.category,
  subcategory: row.subcategory,
  section: row.section ?? '',
  featured: row.featured ?? false,
  createdAt: new Date(row.publicationDate).toISOString(),
  standfirst: row.standfirst || firstCharacters(row.excerpt ?? '', excerptLength),
})

/** Maps a row to a card field by field, so that no other column reaches the wire. `today` is the day in India. */
export function cardAnswer(row: ArticleRow, pictures: PicturesByUrl, today: string): ArticleCard {
  return {
    ...headOf(row),
    ...shownPicture(pictures, row.coverUrl),
    imageAlt: row.coverAlt ?? '',
    excerpt: row.excerpt ?? '',
    ...(row.figuresEndOn !== null && row.figuresEndOn < today && { figuresEnded: true }),
    ...listedAnswer(row),
  }
}

export function articleAnswer(row: WholeArticleRow, pictures: PicturesByUrl): Article {
  return {
    ...headOf({ ...row, excerpt: row.excerpt ?? derivedFieldsOf(row).excerpt }),
    byline: row.byline || defaultByline,
    ...shownPicture(pictures, row.imageUrl),
    content: row.content ?? '',
    sections: row.sections.map((section) => ({
      subtitle: section.subtitle ?? '',
      description: section.description,
      ...shownPicture(pictures, section.imageUrl),
      imageAlt: section.imageAlt ?? '',
    })),
    version: row.version ?? 0,
    updatedAt: lastChange(row),
    ...optionalAnswer(row),
  }
}

const withDescription = (section: SectionRow): SectionRow => ({ ...section, description: columnOrDefault(section.description, '') })

/** Returns a draft's row with '' in place of null, so that an unfinished article can be previewed too. */
export const withDraftDefaults = <Row extends ArticleRow & { sections?: SectionRow[] }>(row: Row): Row => {
  const { title, category, subcategory, sections } = row
  return {
    ...row,
    title: columnOrDefault(title, ''),
    category: columnOrDefault(category, ''),
    subcategory: columnOrDefault(subcategory, ''),
    ...(sections === undefined ? {} : { sections: sections.map(withDescription) }),
  }
}

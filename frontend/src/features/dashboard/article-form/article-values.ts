import { fieldsOf } from '@artha/contract/unknown-fields'
import { safeParse } from 'zod/mini'
import type { ArticleInput } from '@artha/contract/article-body'
import type { DeskArticle } from '@artha/contract/desk'
import { namesOf } from '@artha/contract/names-of'
import { optionalArticleFields } from '@artha/contract/optional-article-fields'
import type { WrittenArticle } from '@artha/contract/versions'
import { clockInIndia, momentOfClock } from '../../../lib/india-clock.ts'
import { withoutId, withPartIds, type Part } from '../editor/part-ids.ts'
import { bodyOfExtras, emptyExtras, extrasIn, extrasOf, type ExtraValues } from './extra-values.ts'

export interface SectionValues extends Part {
  subtitle: string
  description: string
  imageUrl: string
  imageAlt: string
}

export interface SourceValues extends Part {
  title: string
  authority: string
  address: string
  /** A day in the format of a date input. */
  checkedOn: string
}

/** The values of an article's form: texts as typed, "" for an empty choice. */
export interface ArticleValues extends ExtraValues {
  title: string
  category: string
  subcategory: string
  section: string
  featured: boolean
  standfirst: string
  byline: string
  /** Indian time in the format of a date-time input. */
  appearsAt: string
  sections: SectionValues[]
  sources: SourceValues[]
}

export const emptySection: SectionValues = { id: 'p1', subtitle: '', description: '', imageUrl: '', imageAlt: '' }

export const emptyArticle: ArticleValues = {
  title: '',
  category: '',
  subcategory: '',
  section: '',
  featured: false,
  standfirst: '',
  byline: '',
  appearsAt: '',
  sections: [emptySection],
  sources: [],
  ...emptyExtras,
}

/** Returns the form values of a stored article. A legacy article without sections gets the one that readers see. */
export function valuesOfArticle(stored: WrittenArticle): ArticleValues {
  const { title, category, subcategory, section, featured, createdAt, filledIn } = stored
  const sections = stored.sections.map(({ subtitle, description, imageUrl, imageAlt }) => ({ subtitle, description, imageUrl, imageAlt }))
  const legacy = { subtitle: subcategory, description: stored.content, imageUrl: stored.imageUrl, imageAlt: '' }
  return {
    title,
    category,
    subcategory,
    section,
    featured,
    standfirst: filledIn.includes('standfirst') ? '' : stored.standfirst,
    byline: filledIn.includes('byline') ? '' : stored.byline,
    appearsAt: clockInIndia(createdAt),
    sections: withPartIds(sections.length > 0 ? sections : [legacy]),
    sources: sourcesIn(stored.sources),
    ...extrasOf(stored),
  }
}

/**
 * Returns the form values of an article on the desk. An unpublished draft that is not scheduled has no time in its form, because it appears when it
 * is published.
 */
export function valuesOfDeskArticle(stored: DeskArticle): ArticleValues {
  const values = valuesOfArticle(stored)
  return stored.state === 'draft' && Date.parse(stored.createdAt) <= Date.now() ? { ...values, appearsAt: '' } : values
}

/** Returns the fields that a write may omit, as they would be sent. */
const optionalBody = (values: ArticleValues) => ({ sources: values.sources.map(withoutId), ...bodyOfExtras(values) })
type OptionalName = keyof ReturnType<typeof optionalBody>

/**
 * Returns the optional fields, without those that the Studio left invalid and nobody changed here: the contract would refuse them, and omitted fields
 * stay as stored.
 */
function withoutUnfinished(values: ArticleValues, base: ArticleValues) {
  const body = optionalBody(values)
  const before = optionalBody(base)
  const isUnfinished = (name: OptionalName) =>
    JSON.stringify(body[name]) === JSON.stringify(before[name]) && !safeParse(optionalArticleFields[name], body[name]).success
  return Object.fromEntries(
    namesOf(body)
      .filter((name) => !isUnfinished(name))
      .map((name) => [name, body[name]]),
  )
}

/**
 * Returns the body to send. An unchanged time is omitted, because the input has only minutes and the stored time is exact. A time that is not a valid
 * moment is sent as typed, so that the contract refuses it.
 */
export function bodyOfArticle(values: ArticleValues, base: ArticleValues): ArticleInput {
  const { title, category, subcategory, section, featured, standfirst, byline, appearsAt, sections } = values
  const createdAt = appearsAt === base.appearsAt ? '' : (momentOfClock(appearsAt) ?? appearsAt)
  // A value outside the lists is refused by the contract
  return {
    ...{ title, category, subcategory, section, featured, standfirst, byline },
    sections: sections.map(withoutId),
    ...withoutUnfinished(values, base),
    createdAt,
  } as ArticleInput
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function sectionOf(kept: unknown): Omit<SectionValues, 'id'> {
  const { subtitle, description, imageUrl, imageAlt } = fieldsOf(kept)
  return { subtitle: textOf(subtitle), description: textOf(description), imageUrl: textOf(imageUrl), imageAlt: textOf(imageAlt) }
}

function sourceOf(known: unknown): Omit<SourceValues, 'id'> {
  const { title, authority, address, checkedOn } = fieldsOf(known)
  return { title: textOf(title), authority: textOf(authority), address: textOf(address), checkedOn: textOf(checkedOn) }
}

const sourcesIn = (known: unknown) => withPartIds(Array.isArray(known) ? known.map(sourceOf) : [])

/** Parses a kept draft into form values. Tolerates drafts of older releases and any other content. */
export function articleValuesIn(kept: unknown): ArticleValues {
  const values = fieldsOf(kept)
  const sections = Array.isArray(values.sections) ? values.sections.map(sectionOf) : []
  return {
    title: textOf(values.title),
    category: textOf(values.category),
    subcategory: textOf(values.subcategory),
    section: textOf(values.section),
    featured: values.featured === true,
    standfirst: textOf(values.standfirst),
    byline: textOf(values.byline),
    appearsAt: textOf(values.appearsAt),
    sections: withPartIds(sections.length > 0 ? sections : [withoutId(emptySection)]),
    sources: sourcesIn(values.sources),
    ...extrasIn(kept),
  }
}

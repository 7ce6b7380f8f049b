import type { ArticleBody } from '@artha/contract/article-body'
import type { Article } from '@artha/contract/article'
import type { ShortVersion } from '@artha/contract/article-extras'
import { drawnFigure } from '@artha/contract/drawn-figure'
import { isLinkTarget } from '@artha/contract/link-target'
import type { optionalArticleFields } from '@artha/contract/optional-article-fields'
import { array, safeParse } from 'zod/mini'
import { linesOf } from '../../lines-of'
import type { ColumnRules } from '../writes/column-rules'
import { joinedTags, splitTags } from './written-lists'

/**
 * The fields of an article that a write may leave out (`contract/src/optional-article-fields.ts`): absent keeps what is stored,
 * empty clears it. What the cms has to know of them stands here, and nowhere else.
 */

type OptionalName = keyof typeof optionalArticleFields
type OptionalBody = Pick<ArticleBody, OptionalName>
type Text = string | null | undefined

interface SourceRow {
  title: string | null
  authority: string | null
  address: string | null
  checkedOn: string | null
}

interface AuthorRow {
  name: string | null
  qualification: string | null
  registration: string | null
}

/** A row's optional fields. One that was read without its parts, or before there were any, has none. */
export interface OptionalColumns {
  sources?: SourceRow[] | null | undefined
  authors?: AuthorRow[] | null | undefined
  caption?: Text
  credit?: Text
  /** A line each. */
  shortLines?: Text
  shortFigure?: Text
  shortFigureSays?: Text
  appliesTo?: Text
  doBy?: Text
  costsOrSaves?: Text
  figureData?: unknown
  slug?: Text
  seoTitle?: Text
  seoDescription?: Text
  seoPicture?: Text
  seoCanonical?: Text
  noindex?: boolean | null | undefined
  /** With commas between them. */
  tags?: Text
  /** Likewise. */
  unmarkedTerms?: Text
}

const plainColumns = {
  caption: 'written',
  credit: 'written',
  shortLines: 'written',
  shortFigure: 'written',
  shortFigureSays: 'written',
  appliesTo: 'written',
  doBy: 'written',
  costsOrSaves: 'written',
  // The Studio could only show its JSON: it is written on the dashboard, and passes through here as it is.
  figureData: 'owned',
  slug: 'written',
  seoTitle: 'written',
  seoDescription: 'written',
  seoPicture: 'written',
  seoCanonical: 'written',
  noindex: 'written',
  tags: 'written',
  unmarkedTerms: 'written',
} as const satisfies ColumnRules

export const optionalColumns = {
  sources: { title: 'written', authority: 'written', address: 'written', checkedOn: 'written' },
  authors: { name: 'written', qualification: 'written', registration: 'written' },
  ...plainColumns,
} as const satisfies ColumnRules

/** Those that are columns of the article's own row. */
export const optionalColumnNames = Object.keys(plainColumns)

/** Those that are rows of their own are read with an article that is read whole. */
export const wholeParts = { sections: true, sources: true, authors: true }

const writtenSource = ({ title, authority, address, checkedOn }: SourceRow) => ({
  title: title ?? '',
  authority: authority ?? '',
  address: address ?? '',
  checkedOn: checkedOn ?? '',
})

const writtenAuthor = ({ name, qualification, registration }: AuthorRow) => ({
  name: name ?? '',
  qualification: qualification ?? '',
  registration: registration ?? '',
})

/** As a request would have sent them. */
export const optionalInput = (row: OptionalColumns) => ({
  sources: (row.sources ?? []).map(writtenSource),
  authors: (row.authors ?? []).map(writtenAuthor),
  caption: row.caption ?? '',
  credit: row.credit ?? '',
  shortVersion: {
    lines: linesOf(row.shortLines),
    figure: row.shortFigure ?? '',
    figureSays: row.shortFigureSays ?? '',
    appliesTo: row.appliesTo ?? '',
    doBy: row.doBy ?? '',
    costsOrSaves: row.costsOrSaves ?? '',
  },
  figureData: row.figureData ?? [],
  slug: row.slug ?? '',
  seo: {
    title: row.seoTitle ?? '',
    description: row.seoDescription ?? '',
    picture: row.seoPicture ?? '',
    canonical: row.seoCanonical ?? '',
    noindex: row.noindex ?? false,
  },
  tags: splitTags(row.tags ?? ''),
  unmarkedTerms: splitTags(row.unmarkedTerms ?? ''),
})

/** What was sent of them, as the columns hold it; what was not sent is in no column. */
export function optionalData({ shortVersion, seo, tags, unmarkedTerms, ...others }: OptionalBody): OptionalColumns {
  return {
    ...others,
    ...(shortVersion && {
      shortLines: shortVersion.lines.join('\n'),
      shortFigure: shortVersion.figure,
      shortFigureSays: shortVersion.figureSays,
      appliesTo: shortVersion.appliesTo,
      doBy: shortVersion.doBy,
      costsOrSaves: shortVersion.costsOrSaves,
    }),
    ...(seo && {
      seoTitle: seo.title,
      seoDescription: seo.description,
      seoPicture: seo.picture,
      seoCanonical: seo.canonical,
      noindex: seo.noindex,
    }),
    ...(tags && { tags: joinedTags(tags) }),
    ...(unmarkedTerms && { unmarkedTerms: joinedTags(unmarkedTerms) }),
  }
}

/** As they are answered. What is empty is left out; so is what no editor of ours wrote and no browser would open. */
export function optionalAnswer(row: OptionalColumns): Pick<Article, OptionalName> {
  const { sources: written, authors, caption, credit, shortVersion, figureData, slug, seo, tags, unmarkedTerms } = optionalInput(row)
  const sources = written.filter(({ address }) => isLinkTarget(address)).map((source) => ({ ...source, document: '' }))
  const figures = safeParse(array(drawnFigure), figureData).data ?? []
  const hasSeo = seo.noindex || [seo.title, seo.description, seo.picture, seo.canonical].some((text) => text !== '')
  return {
    ...(sources.length > 0 && { sources }),
    ...(authors.length > 0 && { authors }),
    ...(caption !== '' && { caption }),
    ...(credit !== '' && { credit }),
    ...(shortVersion.lines.length > 0 && { shortVersion }),
    ...(figures.length > 0 && { figureData: figures }),
    ...(slug !== '' && { slug }),
    ...(hasSeo && { seo }),
    ...(tags.length > 0 && { tags }),
    ...(unmarkedTerms.length > 0 && { unmarkedTerms }),
  }
}

const hasWords = ({ lines, ...others }: ShortVersion) => lines.length > 0 || Object.values(others).some((text) => text !== '')

/** As the desk has them: with what the Studio left unfinished, which no reader sees. */
export function optionalOnTheDesk(row: OptionalColumns): Pick<Article, OptionalName> {
  const { sources, shortVersion } = optionalInput(row)
  return {
    ...optionalAnswer(row),
    ...(sources.length > 0 && { sources: sources.map((source) => ({ ...source, document: '' })) }),
    ...(hasWords(shortVersion) && { shortVersion }),
  }
}

/** What lists and maps need of them; the names of these columns. */
export const listedColumns = ['slug', 'noindex', 'seoCanonical']

export const listedAnswer = ({ slug, noindex, seoCanonical }: OptionalColumns): { slug?: string; unlisted?: true } => ({
  ...(slug && { slug }),
  ...((noindex || seoCanonical) && { unlisted: true }),
})

/** Those of them that say something in words, by their field. */
export const optionalTexts = ({ caption = '', shortVersion, figureData = [], seo }: OptionalBody): [string, string][] => [
  ['caption', caption],
  ...(shortVersion?.lines ?? []).map((line, at): [string, string] => [`shortVersion.lines.${at}`, line]),
  ...(['figureSays', 'appliesTo', 'doBy', 'costsOrSaves'] as const).map((name): [string, string] => [
    `shortVersion.${name}`,
    shortVersion?.[name] ?? '',
  ]),
  ...figureData.map(({ title }, at): [string, string] => [`figureData.${at}.title`, title]),
  ['seo.title', seo?.title ?? ''],
  ['seo.description', seo?.description ?? ''],
]

/** What the contract could not judge, since it knows no clock. */
export const optionalProblems = ({ sources = [], figureData = [] }: OptionalBody, today: string): Record<string, string> => {
  const days = [
    ...sources.map(({ checkedOn }, at) => [`sources.${at}.checkedOn`, checkedOn] as const),
    ...figureData.map(({ date }, at) => [`figureData.${at}.date`, date] as const),
  ]
  return Object.fromEntries(days.flatMap(([field, day]) => (day > today ? [[field, 'This date is in the future']] : [])))
}

const studioNames: Readonly<Record<string, string>> = {
  'shortVersion.lines': 'shortLines',
  'shortVersion.figure': 'shortFigure',
  'shortVersion.figureSays': 'shortFigureSays',
  'shortVersion.appliesTo': 'appliesTo',
  'shortVersion.doBy': 'doBy',
  'shortVersion.costsOrSaves': 'costsOrSaves',
  'seo.title': 'seoTitle',
  'seo.description': 'seoDescription',
  'seo.picture': 'seoPicture',
  'seo.canonical': 'seoCanonical',
  'seo.noindex': 'noindex',
}

/** Where the Studio's form has such a field: lists of texts are one text there. */
export const optionalFieldInStudio = (field: string): string => {
  const whole = field.replace(/^(shortVersion\.lines|tags|unmarkedTerms)\.\d+$/, '$1')
  return studioNames[whole] ?? whole
}

import type { ArticleBody } from '@artha/contract/article-body'
import type { Article } from '@artha/contract/article'
import type { ShortVersion } from '@artha/contract/article-extras'
import { articleChart } from '@artha/contract/article-chart'
import { isLinkTarget } from '@artha/contract/link-target'
import type { optionalArticleFields } from '@artha/contract/optional-article-fields'
import { array, safeParse } from 'zod/mini'
import { linesOf } from '../../lines-of'
import type { ColumnRules } from '../writes/column-rules'
import { joinedTags, splitTags } from './written-lists'

/**
 * The fields of an article that a write may leave out (`contract/src/optional-article-fields.ts`): absent keeps the stored value, empty clears
 * it. All that the cms needs to know about them is in this file.
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

/** The optional fields of a row. They are missing if the row was read without its parts. */
export interface OptionalColumns {
  sources?: SourceRow[] | null | undefined
  authors?: AuthorRow[] | null | undefined
  caption?: Text
  credit?: Text
  /** One line of text each, separated by line feeds. */
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
  /** Separated by commas. */
  tags?: Text
  /** Separated by commas. */
  unmarkedTerms?: Text
  showsVersions?: boolean | null | undefined
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
  // Written on the dashboard only, because the Studio could show nothing but its JSON.
  figureData: 'owned',
  slug: 'written',
  seoTitle: 'written',
  seoDescription: 'written',
  seoPicture: 'written',
  seoCanonical: 'written',
  noindex: 'written',
  tags: 'written',
  unmarkedTerms: 'written',
  showsVersions: 'written',
} as const satisfies ColumnRules

export const optionalColumns = {
  sources: { title: 'written', authority: 'written', address: 'written', checkedOn: 'written' },
  authors: { name: 'written', qualification: 'written', registration: 'written' },
  ...plainColumns,
} as const satisfies ColumnRules

/** The optional fields that are columns of the article's own row. */
export const optionalColumnNames = Object.keys(plainColumns)

/** The parts that have rows of their own; populated when a whole article is read. */
export const populatedParts = { sections: true, sources: true, authors: true }

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

/** Returns the fields as a request would have sent them. */
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
  showsVersions: row.showsVersions ?? false,
})

/** Returns the columns of the fields that were sent; fields that were not sent are left out. */
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

/** Returns the fields as readers get them. Leaves out empty ones, sources whose link no browser would open, and invalid `figureData`. */
export function optionalAnswer(row: OptionalColumns): Pick<Article, OptionalName> {
  const { sources: written, authors, caption, credit, shortVersion, figureData, slug, seo, tags, unmarkedTerms, showsVersions } = optionalInput(row)
  const sources = written.filter(({ address }) => isLinkTarget(address)).map((source) => ({ ...source, document: '' }))
  const charts = safeParse(array(articleChart), figureData).data ?? []
  const hasSeo = seo.noindex || [seo.title, seo.description, seo.picture, seo.canonical].some((text) => text !== '')
  return {
    ...(sources.length > 0 && { sources }),
    ...(authors.length > 0 && { authors }),
    ...(caption !== '' && { caption }),
    ...(credit !== '' && { credit }),
    ...(shortVersion.lines.length > 0 && { shortVersion }),
    ...(charts.length > 0 && { figureData: charts }),
    ...(slug !== '' && { slug }),
    ...(hasSeo && { seo }),
    ...(tags.length > 0 && { tags }),
    ...(unmarkedTerms.length > 0 && { unmarkedTerms }),
    ...(showsVersions && { showsVersions }),
  }
}

const hasWords = ({ lines, ...others }: ShortVersion) => lines.length > 0 || Object.values(others).some((text) => text !== '')

/** Returns the fields as the desk shows them, with what the Studio left unfinished and readers do not see. */
export function optionalDeskFields(row: OptionalColumns): Pick<Article, OptionalName> {
  const { sources, shortVersion } = optionalInput(row)
  return {
    ...optionalAnswer(row),
    ...(sources.length > 0 && { sources: sources.map((source) => ({ ...source, document: '' })) }),
    ...(hasWords(shortVersion) && { shortVersion }),
  }
}

/** The columns that lists and sitemaps read. */
export const listedColumns = ['slug', 'noindex', 'seoCanonical']

export const listedAnswer = ({ slug, noindex, seoCanonical }: OptionalColumns): { slug?: string; unlisted?: true } => ({
  ...(slug && { slug }),
  ...((noindex || seoCanonical) && { unlisted: true }),
})

/** Returns the optional fields that hold sentences, by field name. */
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

/** Returns the dates in the future; the contract cannot check them, because it has no clock. */
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

/** Returns the Studio form's name of an optional field. A list of texts is one text there. */
export const optionalFieldInStudio = (field: string): string => {
  const whole = field.replace(/^(shortVersion\.lines|tags|unmarkedTerms)\.\d+$/, '$1')
  return studioNames[whole] ?? whole
}

import type { Article } from '@artha/contract/article'
import { tableOf } from '@artha/contract/names-of'
import { fieldsOf } from '@artha/contract/unknown-fields'
import { withoutId, withPartIds, type Part } from '../editor/part-ids.ts'
import { chartRows, rowsText } from './chart-rows.ts'

export interface AuthorValues extends Part {
  name: string
  qualification: string
  registration: string
}

export interface FigureValues extends Part {
  kind: string
  title: string
  unit: string
  after: string
  source: string
  address: string
  /** A day in the format of a date input. */
  date: string
  fromLabel: string
  toLabel: string
  /** One row per line. */
  rows: string
}

/** The fields that are one text in the form. Tags and terms are separated by commas; the short version has one sentence per line. */
export const extraTexts = [
  'caption',
  'credit',
  'tags',
  'unmarkedTerms',
  'shortLines',
  'shortFigure',
  'shortFigureSays',
  'appliesTo',
  'doBy',
  'costsOrSaves',
  'slug',
  'seoTitle',
  'seoDescription',
  'seoPicture',
  'seoCanonical',
] as const
export type ExtraText = (typeof extraTexts)[number]

/** The form values of an article's optional fields. */
export type ExtraValues = Record<ExtraText, string> & { noindex: boolean; showsVersions: boolean; authors: AuthorValues[]; figures: FigureValues[] }

const authorNames = ['name', 'qualification', 'registration'] as const
const figureNames = ['kind', 'title', 'unit', 'after', 'source', 'address', 'date', 'fromLabel', 'toLabel', 'rows'] as const

export const emptyAuthor = tableOf(authorNames, () => '')
export const emptyFigure = { ...tableOf(figureNames, () => ''), kind: 'bar', unit: 'percent', after: '0' }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const partsIn = <Name extends string>(kept: unknown, names: readonly Name[]) =>
  withPartIds((Array.isArray(kept) ? kept : []).map((part: unknown) => tableOf(names, (name) => textOf(fieldsOf(part)[name]))))

/** Parses a kept draft into form values. Tolerates drafts of older releases. */
export function extrasIn(kept: unknown): ExtraValues {
  const values = fieldsOf(kept)
  return {
    ...tableOf(extraTexts, (name) => textOf(values[name])),
    noindex: values.noindex === true,
    showsVersions: values.showsVersions === true,
    authors: partsIn(values.authors, authorNames),
    figures: partsIn(values.figures, figureNames),
  }
}

export const emptyExtras: ExtraValues = extrasIn({})

export function extrasOf({
  authors,
  caption,
  credit,
  shortVersion,
  figureData = [],
  slug,
  seo,
  tags = [],
  unmarkedTerms = [],
  showsVersions,
}: Partial<Article>): ExtraValues {
  const figures = figureData.map((figure) => ({ ...figure, after: String(figure.after), rows: rowsText(figure) }))
  return extrasIn({
    caption,
    credit,
    tags: tags.join(', '),
    unmarkedTerms: unmarkedTerms.join(', '),
    shortLines: shortVersion?.lines.join('\n'),
    shortFigure: shortVersion?.figure,
    shortFigureSays: shortVersion?.figureSays,
    appliesTo: shortVersion?.appliesTo,
    doBy: shortVersion?.doBy,
    costsOrSaves: shortVersion?.costsOrSaves,
    slug,
    seoTitle: seo?.title,
    seoDescription: seo?.description,
    seoPicture: seo?.picture,
    seoCanonical: seo?.canonical,
    noindex: seo?.noindex,
    showsVersions,
    authors,
    figures,
  })
}

const piecesOf = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

function articleChart({ kind, after, fromLabel, toLabel, rows, ...head }: Omit<FigureValues, 'id'>) {
  const labels = kind === 'slope' ? { fromLabel, toLabel } : {}
  return { kind, ...head, after: Number(after), ...labels, rows: chartRows(kind, rows) }
}

/** Returns the body to send. Invalid values are sent as they are, so that the contract refuses them. */
export const bodyOfExtras = (values: ExtraValues) => ({
  authors: values.authors.map(withoutId),
  caption: values.caption,
  credit: values.credit,
  shortVersion: {
    lines: piecesOf(values.shortLines, /\n/),
    figure: values.shortFigure,
    figureSays: values.shortFigureSays,
    appliesTo: values.appliesTo,
    doBy: values.doBy,
    costsOrSaves: values.costsOrSaves,
  },
  figureData: values.figures.map((figure) => articleChart(withoutId(figure))),
  slug: values.slug,
  seo: {
    title: values.seoTitle,
    description: values.seoDescription,
    picture: values.seoPicture,
    canonical: values.seoCanonical,
    noindex: values.noindex,
  },
  tags: piecesOf(values.tags, /[,\n]/),
  unmarkedTerms: piecesOf(values.unmarkedTerms, /[,\n]/),
  showsVersions: values.showsVersions,
})

/** The contract's paths of fields that have another name in the form. */
const contractPaths: Partial<Record<ExtraText, string>> = {
  shortLines: 'shortVersion.lines',
  shortFigure: 'shortVersion.figure',
  shortFigureSays: 'shortVersion.figureSays',
  appliesTo: 'shortVersion.appliesTo',
  doBy: 'shortVersion.doBy',
  costsOrSaves: 'shortVersion.costsOrSaves',
  seoTitle: 'seo.title',
  seoDescription: 'seo.description',
  seoPicture: 'seo.picture',
  seoCanonical: 'seo.canonical',
}

/** Returns the message on a field, including messages on parts of it: a text in the form may be a list in the contract. */
export function problemAt(problems: Readonly<Record<string, string>>, path: string): string | undefined {
  const at = Object.keys(problems).find((each) => each === path || each.startsWith(`${path}.`))
  return at === undefined ? undefined : problems[at]
}

export const problemOfText = (problems: Readonly<Record<string, string>>, name: ExtraText) => problemAt(problems, contractPaths[name] ?? name)

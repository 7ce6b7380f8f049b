import type { ArticleCard } from '@artha/contract/article'
import { calculatorPlaces } from '@artha/contract/calculator-places'
import type { FigureRow } from '@artha/contract/figure-answer'
import { periodWords } from '@artha/contract/figure-block'
import { markText } from '@artha/contract/figure-mark'
import { isNotVerified, unverifiedReason } from '@artha/contract/figure-page'
import type { FigureUnit } from '@artha/contract/figure-units'
import type { SentIssue } from '@artha/contract/newsletter-issue'
import { dayInWords } from '@artha/contract/number-words'
import { longSnippet } from '@artha/contract/snippet'
import { termPath } from '@artha/contract/term-marks'
import * as texts from './issue-mail-texts'

/** An issue with its pieces as read from the database, in the order of the issue. `number` is null or left out until it is sent. */
export interface ResolvedIssue {
  subject: string
  previewLine: string
  opening: string
  figures: readonly FigureRow[]
  articles: readonly Pick<ArticleCard, '_id' | 'title' | 'standfirst' | 'excerpt'>[]
  stories: SentIssue['stories']
  calculator: string
  dates: SentIssue['dates']
  question: string
  answer: string
  term: SentIssue['term']
  number?: number | null
}

/** The name and address of the site; the address ends without a slash. */
export interface MailSite {
  name: string
  url: string
}

/** A piece of a section: its title, with a link if it has a page, its value if it is a figure with a single one, and lines below. */
export interface IssueItem {
  title: string
  href?: string
  value?: string
  lines: string[]
}

export interface IssueSection {
  heading: string
  items: IssueItem[]
}

/** What the mail shows, in order. `lead` is the first figure, shown large above all. Nothing in it is empty. */
export interface IssueView {
  lead: IssueItem | undefined
  opening: string[]
  sections: IssueSection[]
}

const perTime: Partial<Record<FigureUnit, string>> = {
  'percent-a-year': ' a year',
  'rupees-a-year': ' a year',
  'percent-a-month': ' a month',
  'rupees-a-month': ' a month',
}
const counted: Partial<Record<FigureUnit, readonly [one: string, more: string]>> = {
  days: [' day', ' days'],
  months: [' month', ' months'],
  years: [' year', ' years'],
}

/** Returns the single value of a figure with its unit: "5.25% a year"; undefined if it has several. */
export function valueText(row: FigureRow): string | undefined {
  const words = markText(row, undefined)
  if (words === undefined || row.value.kind !== 'number') return words
  const { number, unit } = row.value
  return `${words}${perTime[unit] ?? counted[unit]?.[number === 1 ? 0 : 1] ?? ''}`
}

function figureItem(row: FigureRow, siteUrl: string): IssueItem {
  const value = valueText(row)
  const doubt = isNotVerified(row) ? [`N${unverifiedReason(row).slice(1)}.`] : []
  return {
    title: row.title,
    href: `${siteUrl}/figures/${encodeURIComponent(row.figureKey)}`,
    ...(value !== undefined && { value }),
    lines: [...(value === undefined ? [texts.severalValues] : []), `${periodWords(row, null)} ${texts.sourceOf(row.authority)}`, ...doubt],
  }
}

/** Returns the calculator at an address of ours, with the filled-in values in its link. */
function calculatorItems(address: string, siteUrl: string): IssueItem[] {
  const place = calculatorPlaces.find(({ path }) => path === address.split('?')[0])
  return place === undefined ? [] : [{ title: place.title, href: `${siteUrl}${address}`, lines: [place.line] }]
}

const linesOf = (...lines: string[]) => lines.filter((line) => line.trim() !== '')

const paragraphsOf = (text: string) => linesOf(...text.split(/\n\s*\n/)).map((paragraph) => paragraph.trim())

/** Returns the sections of an issue, without the empty ones. A figure that is not verified, or is a table, never leads. */
export function issueView(issue: ResolvedIssue, { url }: MailSite): IssueView {
  const [first, ...others] = issue.figures
  const leads = first !== undefined && !isNotVerified(first) && valueText(first) !== undefined
  const { term } = issue
  const sections: IssueSection[] = [
    {
      heading: leads ? texts.headings.otherFigures : texts.headings.figures,
      items: (leads ? others : issue.figures).map((row) => figureItem(row, url)),
    },
    {
      heading: texts.headings.dates,
      items: issue.dates.map(({ day, title }) => ({ title, href: `${url}/tax-calendar`, lines: [texts.dueOn(dayInWords(day))] })),
    },
    { heading: texts.headings.calculator, items: calculatorItems(issue.calculator, url) },
    {
      heading: texts.headings.articles,
      items: issue.articles.map(({ _id, title, standfirst, excerpt }) => ({
        title,
        href: `${url}/blog/${encodeURIComponent(_id)}`,
        lines: linesOf(longSnippet(standfirst.trim() === '' ? excerpt : standfirst)),
      })),
    },
    {
      heading: texts.headings.stories,
      items: issue.stories.map(({ _id, title }) => ({ title, href: `${url}/stories/${encodeURIComponent(_id)}`, lines: [] })),
    },
    {
      heading: texts.headings.question,
      items: issue.question.trim() === '' ? [] : [{ title: issue.question.trim(), lines: paragraphsOf(issue.answer) }],
    },
    {
      heading: texts.headings.term,
      items: term === null ? [] : [{ title: term.name, href: `${url}${termPath(term.slug)}`, lines: [term.meaning] }],
    },
  ]
  return {
    lead: leads ? figureItem(first, url) : undefined,
    opening: paragraphsOf(issue.opening),
    sections: sections.filter(({ items }) => items.length > 0),
  }
}

import type { ArticleCard } from '@artha/contract/article'
import { calculatorPlaces } from '@artha/contract/calculator-places'
import type { FigureRow } from '@artha/contract/figure-answer'
import { dayInIndia } from '@artha/contract/figure-on'
import { isNotVerified } from '@artha/contract/figure-page'
import { listedFigures } from '@artha/contract/figure-reads'
import { issueLimits, type IssueBody } from '@artha/contract/newsletter-issue'
import { cardSnippet } from '@artha/contract/snippet'
import { calendarKeys, dueDates } from '@artha/contract/tax-calendar'
import type { Core } from '@strapi/strapi'
import { listCards } from '../article/published-articles'
import { publishedFigures } from '../figure/published-figures'
import { publishedTermRows } from '../term/published-terms'
import { valueText } from './mail/issue-sections'

const weekMs = 7 * 86_400_000

/** The number of articles that a proposal takes. */
const proposedArticles = 3

const usualPreviewLine = 'What changed this week, what is due, and what to read.'

type Article = Pick<ArticleCard, '_id' | 'title' | 'standfirst' | 'excerpt'>

/** What a proposal is made of: figures that changed within a week and articles, newest first, and the dates of the week to come. */
export interface IssueNews {
  changed: readonly FigureRow[]
  articles: readonly Article[]
  dates: readonly { id: string }[]
  /** All terms of the glossary. `calculator` is an address of ours, or "". */
  terms: readonly { slug: string; figureKey: string; calculator: string }[]
}

/** Returns the subject and preview line: of the first verified figure with a single value, else of the newest article. */
function linesOf({ changed, articles, dates }: IssueNews): Pick<IssueBody, 'subject' | 'previewLine'> {
  const lead = changed.find((row) => !isNotVerified(row) && valueText(row) !== undefined)
  const [newest] = articles
  if (lead !== undefined)
    return { subject: cardSnippet(`${lead.title}: ${valueText(lead)}`), previewLine: cardSnippet(newest?.title ?? '') || usualPreviewLine }
  if (newest !== undefined)
    return { subject: cardSnippet(newest.title), previewLine: cardSnippet(newest.standfirst || newest.excerpt) || usualPreviewLine }
  return { subject: dates.length === 0 ? 'What changed this week' : 'What is due this week', previewLine: usualPreviewLine }
}

/** Returns the term of a week: one about a figure that changed, else the next in the glossary's order. */
function termOf({ changed, terms }: IssueNews, now: Date) {
  const ofFigure = terms.find(({ figureKey }) => changed.some((row) => row.figureKey === figureKey))
  return ofFigure ?? terms[Math.floor(now.getTime() / weekMs) % Math.max(terms.length, 1)]
}

const isCalculator = (address: string) => calculatorPlaces.some(({ path }) => path === address.split('?')[0])

/** Returns a first content for an issue, which an editor may change; undefined if there is no news. The same news of a week gives the same. */
export function issueProposal(news: IssueNews, now: Date): IssueBody | undefined {
  const { changed, articles, dates } = news
  if (changed.length + articles.length + dates.length === 0) return undefined
  const term = termOf(news, now)
  return {
    ...emptyIssue,
    ...linesOf(news),
    figureKeys: changed.slice(0, issueLimits.figures).map(({ figureKey }) => figureKey),
    articleIds: articles.slice(0, proposedArticles).map(({ _id }) => _id),
    dueDateIds: dates.slice(0, issueLimits.dates).map(({ id }) => id),
    termSlug: term?.slug ?? '',
    calculator: term !== undefined && isCalculator(term.calculator) ? term.calculator : '',
  }
}

export const emptyIssue: IssueBody = {
  subject: '',
  previewLine: '',
  opening: '',
  figureKeys: [],
  articleIds: [],
  storyIds: [],
  calculator: '',
  dueDateIds: [],
  question: '',
  answer: '',
  termSlug: '',
  goesAt: null,
}

/** Reads the news of the week before, and what is due in the week after. */
export async function readNews(strapi: Core.Strapi, now: Date): Promise<IssueNews> {
  const dayAt = (ms: number) => dayInIndia(new Date(now.getTime() + ms))
  const [since, today] = [dayAt(-weekMs), dayAt(0)]
  const rows = await publishedFigures(strapi)
  const { answers } = await listCards(strapi, { page: 1, pageSize: proposedArticles }, now)
  return {
    changed: listedFigures(rows, { on: 'today' }, today)
      .filter(({ validFrom, withdrawn }) => withdrawn === undefined && validFrom > since && validFrom <= today)
      .sort((one, other) => other.validFrom.localeCompare(one.validFrom)),
    articles: answers,
    dates: dueDates(
      rows.filter(({ figureKey }) => calendarKeys.includes(figureKey)),
      today,
      dayAt(weekMs),
    ),
    terms: (await publishedTermRows(strapi)).map(({ slug, figureKey, calculator }) => ({
      slug,
      figureKey: figureKey ?? '',
      calculator: calculator ?? '',
    })),
  }
}

import { articleViewReportPath } from '@artha/contract/article-view-report-path'
import { referrersWithoutHost, type Device } from '@artha/contract/article-views'
import type { IncomingHttpHeaders } from 'node:http'
import { memoized } from '../memoize.ts'

/** A view of an article. It contains nothing that identifies the reader. */
export interface ArticleView {
  article: string
  host: string
  device: Device
}

/** The parts of a request from which a view is recognised. */
export interface ObservedRequest {
  method: string
  /** The pattern of the route, such as /blog/:id. */
  route: string
  status: number
  /** The path and query. */
  url: string
  headers: IncomingHttpHeaders
}

const articleRoutes = new Set(['/blog/:id', '/blog/:id/:slug'])
/** The endpoint at which the browser reports an article that was opened within the app. */
const reportRoute = `${articleViewReportPath}:id`

/** All browsers begin their user agent with one of these names; anything else is a program. */
const browser = /^(?:Mozilla|Opera)\//
/** User agents of crawlers and other programs, as their makers document them. */
const robot =
  /bot\b|bot\/|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|facebookexternalhit|mediapartners|feedfetcher|google-(?:read-aloud|inspectiontool|other|extended)|monitor|uptime|pingdom|statuscake|archiver|validator|gptbot|claude|perplexity|bytespider|yandex(?:images|metrika)|python|curl|wget|phantomjs|puppeteer|playwright/i

/** True for a prefetch, which nobody has read yet. */
const isAhead = ({ 'sec-purpose': purpose, purpose: olderPurpose, 'x-moz': oldest }: IncomingHttpHeaders) =>
  saysPrefetch(purpose) || saysPrefetch(olderPurpose) || saysPrefetch(oldest)

const saysPrefetch = (said: string | string[] | undefined) => typeof said === 'string' && said.includes('prefetch')

export const isRobot = (agent: string | undefined): boolean => agent === undefined || !browser.test(agent) || robot.test(agent)

export function deviceOf(agent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobi)/i.test(agent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android|Opera Mini/i.test(agent) ? 'phone' : 'desk'
}

const hostName = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/
const longestHost = 60

/** Returns the host of the referrer. The path is dropped, because it may reveal more than the reader knows. */
export function referringHost(referrer: string | undefined, ownHost: string): string {
  if (referrer === undefined || referrer === '') return referrersWithoutHost.direct
  const { host, hostname } = URL.canParse(referrer) ? new URL(referrer) : { host: '', hostname: '' }
  if (host === ownHost) return referrersWithoutHost.thisSite
  const name = hostname.toLowerCase().replace(/^www\./, '')
  return name.length <= longestHost && hostName.test(name) ? name : referrersWithoutHost.others
}

/** Cached, because classifying a user agent costs more than the rest of counting. */
const readerOf = memoized((agent): Device | 'robot' => (isRobot(agent) ? 'robot' : deviceOf(agent)))

const hostOf = memoized(referringHost)

const isAsked = (method: string, route: string, status: number) =>
  (method === 'GET' && articleRoutes.has(route) && (status === 200 || status === 304)) ||
  (method === 'POST' && route === reportRoute && status === 204)

/** Returns the article view that a request was; undefined if it was none. */
export function articleViewOf({ method, route, status, url, headers }: ObservedRequest, ownHost: string): ArticleView | undefined {
  if (!isAsked(method, route, status)) return undefined
  const agent = headers['user-agent']
  const reader = agent === undefined ? 'robot' : readerOf(agent)
  if (reader === 'robot' || isAhead(headers)) return undefined
  const article = /^\/\w+\/([a-z0-9]{8,64})(?:[/?]|$)/.exec(url)?.[1]
  if (article === undefined) return undefined
  return { article, host: method === 'POST' ? referrersWithoutHost.thisSite : hostOf(headers.referer ?? '', ownHost), device: reader }
}

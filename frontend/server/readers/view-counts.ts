import { randomUUID } from 'node:crypto'
import { maxRowsPerBatch, referrersWithoutHost, type Device, type ArticleViewBatch, type ArticleViewRow } from '@artha/contract/article-views'
import type { ArticleView } from './article-view.ts'

/** Limits, because clients can invent values: different hosts between two writes, and rows kept while the cms is away. */
const mostHosts = 200
const mostRows = 50_000

/** Rows by article, host and device. Nested maps avoid building a key for every page view. */
type Rows = Map<string, Map<string, Partial<Record<Device, ArticleViewRow>>>>

/** Counts of article views in memory until the cms has them: one number for each article, day, host and device. */
export class ViewCounts {
  #day = ''
  #rows: Rows = new Map()
  /** All rows in the order of their creation, also those of the day before. */
  #list: ArticleViewRow[] = []
  #hosts = new Set<string>()
  #batches: ArticleViewBatch[] = []
  /** Views that were not counted because the limit was reached. */
  lost = 0

  add({ article, host: saidHost, device }: ArticleView, day: string) {
    if (day !== this.#day) [this.#day, this.#rows] = [day, new Map()]
    const row = this.#rows.get(article)?.get(saidHost)?.[device] ?? this.#rowFor(article, this.#hostWithRoom(saidHost), device)
    if (row === undefined) this.lost += 1
    else row.openings += 1
  }

  /** Returns the row, creating it if needed; undefined if the limit is reached. */
  #rowFor(article: string, host: string, device: Device) {
    const ofArticle = this.#rows.get(article) ?? new Map<string, Partial<Record<Device, ArticleViewRow>>>()
    const ofHost = ofArticle.get(host) ?? {}
    if (ofHost[device] !== undefined) return ofHost[device]
    if (this.#list.length + this.#batches.length * maxRowsPerBatch >= mostRows) return undefined
    const row: ArticleViewRow = { day: this.#day, article, host, device, openings: 0 }
    this.#list.push(row)
    ofHost[device] = row
    ofArticle.set(host, ofHost)
    this.#rows.set(article, ofArticle)
    return row
  }

  /** Returns the batches to send, oldest first. Each stays until it is confirmed. */
  batches(): readonly ArticleViewBatch[] {
    const rows = this.#list
    for (let at = 0; at < rows.length; at += maxRowsPerBatch) {
      this.#batches.push({ id: randomUUID(), rows: rows.slice(at, at + maxRowsPerBatch) })
    }
    this.#list = []
    this.#rows = new Map()
    this.#hosts = new Set()
    return [...this.#batches]
  }

  confirm({ id }: ArticleViewBatch) {
    this.#batches = this.#batches.filter((batch) => batch.id !== id)
  }

  #hostWithRoom(host: string) {
    if (this.#hosts.size < mostHosts) this.#hosts.add(host)
    return this.#hosts.has(host) ? host : referrersWithoutHost.others
  }
}

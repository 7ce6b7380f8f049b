import { randomUUID } from 'node:crypto'
import { mostRowsOfBatch, placesWithoutHost, type Device, type OpeningBatch, type OpeningRow } from '@artha/contract/openings'
import type { Opening } from './opening-of.ts'

/** So many hosts are told apart between two writings, and so many rows kept while the cms is away: clients may invent both. */
const mostHosts = 200
const mostRows = 50_000

/** Rows by article, host and kind of device: each is found without a key that would have to be put together for every page. */
type Rows = Map<string, Map<string, Partial<Record<Device, OpeningRow>>>>

/** Openings on their way to the cms: in memory, a number for each article, day, host and kind of device. */
export class CountedOpenings {
  #day = ''
  #rows: Rows = new Map()
  /** All of them in their order, those of the day before too. */
  #list: OpeningRow[] = []
  #hosts = new Set<string>()
  #batches: OpeningBatch[] = []
  /** Openings for which there was no room. */
  lost = 0

  add({ article, host: saidHost, device }: Opening, day: string) {
    if (day !== this.#day) [this.#day, this.#rows] = [day, new Map()]
    const row = this.#rows.get(article)?.get(saidHost)?.[device] ?? this.#rowFor(article, this.#hostWithRoom(saidHost), device)
    if (row === undefined) this.lost += 1
    else row.openings += 1
  }

  /** The row, made where it is missing and there is room. */
  #rowFor(article: string, host: string, device: Device) {
    const ofArticle = this.#rows.get(article) ?? new Map<string, Partial<Record<Device, OpeningRow>>>()
    const ofHost = ofArticle.get(host) ?? {}
    if (ofHost[device] !== undefined) return ofHost[device]
    if (this.#list.length + this.#batches.length * mostRowsOfBatch >= mostRows) return undefined
    const row: OpeningRow = { day: this.#day, article, host, device, openings: 0 }
    this.#list.push(row)
    ofHost[device] = row
    ofArticle.set(host, ofHost)
    this.#rows.set(article, ofArticle)
    return row
  }

  /** What is to be handed over, the oldest first; each stays until `wasTaken` says that it was. */
  batches(): readonly OpeningBatch[] {
    const rows = this.#list
    for (let at = 0; at < rows.length; at += mostRowsOfBatch) {
      this.#batches.push({ id: randomUUID(), rows: rows.slice(at, at + mostRowsOfBatch) })
    }
    this.#list = []
    this.#rows = new Map()
    this.#hosts = new Set()
    return [...this.#batches]
  }

  wasTaken({ id }: OpeningBatch) {
    this.#batches = this.#batches.filter((batch) => batch.id !== id)
  }

  #hostWithRoom(host: string) {
    if (this.#hosts.size < mostHosts) this.#hosts.add(host)
    return this.#hosts.has(host) ? host : placesWithoutHost.others
  }
}

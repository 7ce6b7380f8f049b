import { randomUUID } from 'node:crypto'
import { mostRowsOfBatch, placesWithoutHost, type Device, type OpeningBatch } from '@artha/contract/openings'
import type { Opening } from './opening-of.ts'

/** So many hosts are told apart between two writings, and so many rows kept while the cms is away: clients may invent both. */
const mostHosts = 200
const mostRows = 50_000

interface Counted extends Opening {
  day: string
  device: Device
  openings: number
}

/** Openings on their way to the cms: in memory, a number for each article, day, host and kind of device. */
export class CountedOpenings {
  #rows = new Map<string, Counted>()
  #hosts = new Set<string>()
  #batches: OpeningBatch[] = []
  /** Openings for which there was no room. */
  lost = 0

  add({ article, host: saidHost, device }: Opening, day: string) {
    const host = this.#hostWithRoom(saidHost)
    const key = `${day} ${article} ${host} ${device}`
    const row = this.#rows.get(key)
    if (row !== undefined) row.openings += 1
    else if (this.#rows.size + this.#batches.length * mostRowsOfBatch >= mostRows) this.lost += 1
    else this.#rows.set(key, { day, article, host, device, openings: 1 })
  }

  /** What is to be handed over, the oldest first; each stays until `wasTaken` says that it was. */
  batches(): readonly OpeningBatch[] {
    const rows = [...this.#rows.values()]
    for (let at = 0; at < rows.length; at += mostRowsOfBatch) {
      this.#batches.push({ id: randomUUID(), rows: rows.slice(at, at + mostRowsOfBatch) })
    }
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

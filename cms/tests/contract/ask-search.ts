import { searchAnswer, type SearchAnswer } from '@artha/contract/search'
import { setTimeout as pause } from 'node:timers/promises'
import { parse } from 'zod/mini'

const patienceMs = 60_000

/** Searches, and repeats a search that took too long, as can happen on a busy machine. */
export async function askSearch(url: string, q: string, more = ''): Promise<SearchAnswer> {
  for (const end = performance.now() + patienceMs; ;) {
    const response = await fetch(`${url}/api/search?q=${encodeURIComponent(q)}${more}`)
    const body: unknown = await response.json()
    if (response.ok) return parse(searchAnswer, body)
    if (response.status !== 503 || performance.now() > end) throw new Error(`${q}: ${response.status} ${JSON.stringify(body)}`)
    await pause(1_000)
  }
}

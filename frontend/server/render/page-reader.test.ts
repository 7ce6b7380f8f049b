import { expect, it } from 'vitest'
import type { PageRoute } from '../../src/pages/page-route.ts'
import type { Reads } from './changed-words.ts'
import { readPage, statusOf } from './page-reader.ts'

const route: PageRoute = { path: '/', search: [], file: '', data: () => [], load: async () => ({ Page: () => null }) }
const asked = { route, params: {}, search: new URLSearchParams() }
const none = { read: () => ({ failed: 'network' }) } as unknown as Reads

it.each([
  ['has nothing to read', [], 200],
  ['cannot be', undefined, 404],
  ['has keys that cannot be read now', ['/admin/upload'], 503],
])('a page that %s answers', async (_, more, status) => {
  expect(statusOf(await readPage(none, asked, () => more))).toBe(status)
})

import { articleBuilder } from '../../src/mocks/data/article-builder.ts'
import { homeBuilder } from '../../src/mocks/data/home-builder.ts'
import { CmsHealth } from '../upstream/cms-health.ts'
import type { CmsReply } from '../upstream/cms-connection.ts'
import { DataCache } from '../cache/data-cache.ts'
import type { AnswerStore } from '../cache/disk-cache.ts'

export const home = '/api/home'
export const article = articleBuilder()
export const json = (status: number, value: unknown): CmsReply => ({ status, headers: {}, body: Buffer.from(JSON.stringify(value)) })
export const articlePath = '/admin/upload/aaaaaaaaaaaaaaaaaaaaaaaa'
export const goodHome = () => json(200, homeBuilder())
export const missing = () => json(404, { message: 'Article not found.', code: 'not-found' })

/** A data cache whose cms gives prepared answers and counts requests. */
export function fakeCms(diskCache?: AnswerStore) {
  const cms = { asked: 0, mayRequest: true, answer: async (_key: string): Promise<CmsReply> => goodHome() }
  const health = new CmsHealth()
  const unexpected: string[] = []
  const cache = new DataCache({
    read: (key) => ((cms.asked += 1), cms.answer(key)),
    health,
    now: () => performance.now(),
    maxBytes: 1_000_000,
    mayRequest: () => cms.mayRequest,
    diskCache,
    onUnexpectedAnswer: ({ message }) => unexpected.push(message),
  })
  const status = async (key = home) => {
    const outcome = await cache.read(key)
    return 'failed' in outcome ? outcome.failed : outcome.answer.status
  }
  return { cms, cache, health, status, unexpected }
}

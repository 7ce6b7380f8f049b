import { articleBuilder } from '../../src/mocks/data/article-builder.ts'
import { homeBuilder } from '../../src/mocks/data/home-builder.ts'
import { CmsContact } from '../upstream/cms-contact.ts'
import type { CmsReply } from '../upstream/cms-connection.ts'
import { DataCache } from '../cache/data-cache.ts'
import type { AnswerShelf } from '../cache/disk-answers.ts'

export const home = '/api/home'
export const article = articleBuilder()
export const json = (status: number, value: unknown): CmsReply => ({ status, headers: {}, body: Buffer.from(JSON.stringify(value)) })
export const articlePath = '/admin/upload/aaaaaaaaaaaaaaaaaaaaaaaa'
export const goodHome = () => json(200, homeBuilder())
export const missing = () => json(404, { message: 'Article not found.', code: 'not-found' })

/** A data cache whose cms gives prepared answers and counts requests. */
export function fakeCms(shelf?: AnswerShelf) {
  const cms = { asked: 0, mayAsk: true, answer: async (_key: string): Promise<CmsReply> => goodHome() }
  const contact = new CmsContact()
  const unexpected: string[] = []
  const cache = new DataCache({
    read: (key) => ((cms.asked += 1), cms.answer(key)),
    contact,
    now: () => performance.now(),
    maxBytes: 1_000_000,
    mayAsk: () => cms.mayAsk,
    shelf,
    onUnexpectedAnswer: ({ message }) => unexpected.push(message),
  })
  const status = async (key = home) => {
    const outcome = await cache.read(key)
    return 'failed' in outcome ? outcome.failed : outcome.answer.status
  }
  return { cms, cache, contact, status, unexpected }
}

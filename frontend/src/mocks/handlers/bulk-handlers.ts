import type { BulkChange, BulkOutcome } from '@artha/contract/bulk-articles'
import type { DeskArticle } from '@artha/contract/desk'
import { randomId } from '../../lib/random-id.ts'
import { binEntry } from '../data/bin-contents.ts'
import { mockDeskArticles } from '../data/desk-contents.ts'
import type { Publication } from '../data/publication-lists.ts'
import { tabList } from '../data/tab-list.ts'
import { mockEndpoint } from './mock-endpoint.ts'
import { refuse } from './refusal.ts'

interface Step {
  _id: string
  before: readonly DeskArticle[]
}

/** Changes to several articles in this tab, with each article's previous state. */
const steps = tabList<Step>('steps to take back', [{ _id: 'whatwasdonelast', before: mockDeskArticles.slice(0, 1) }])

/** Returns the changed fields; undefined if the article already has them. */
function changed(article: DeskArticle, change: BulkChange): Partial<DeskArticle> | undefined {
  const { tags = [] } = article
  if (change.action === 'publish') return article.state === 'draft' ? { state: 'live', hasDraft: false } : undefined
  if (change.action === 'unpublish') return article.state === 'draft' ? undefined : { state: 'draft', hasDraft: true }
  if (change.action === 'categorise') return { category: change.category, subcategory: change.subcategory }
  if (change.action === 'tag') return tags.includes(change.tag) ? undefined : { tags: [...tags, change.tag] }
  if (change.action === 'untag') return tags.includes(change.tag) ? { tags: tags.filter((tag) => tag !== change.tag) } : undefined
  return {}
}

const refused = (_id: string, code: NonNullable<BulkOutcome['code']>, because: string): BulkOutcome => ({ _id, happened: 'refused', code, because })

/** Changes several articles at once. Changes can be undone within the tab. */
export const bulkHandlers = ({ articles, bin }: Publication) => [
  mockEndpoint('changeArticles', ({ body, user }) => {
    if (body.action === 'undo') {
      const step = steps.find(body.undoId)
      if (step === undefined) return refuse('not-found', 'There is nothing left to undo.')
      for (const article of step.before) {
        articles.put(article)
        bin.remove(article._id)
      }
      return { outcomes: step.before.map(({ _id }) => ({ _id, happened: 'done' as const })) }
    }
    const before: DeskArticle[] = []
    const outcomes = body.articles.map(({ id, version }): BulkOutcome => {
      const article = articles.find(id)
      if (article === undefined) return refused(id, 'not-found', 'It no longer exists.')
      if (!article.mayChange) return refused(id, 'forbidden', 'You can only change your own work.')
      if (version !== undefined && version !== article.version) return refused(id, 'conflict', 'Someone else saved this in the meantime.')
      const patch = changed(article, body)
      if (patch === undefined) return { _id: id, happened: 'unchanged', because: 'Nothing to change.' }
      before.push(article)
      if (body.action === 'delete') {
        articles.remove(id)
        bin.put(binEntry({ article }, user.account.username))
      } else articles.put({ ...article, ...patch, version: article.version + 1 })
      return { _id: id, happened: 'done' }
    })
    const undoId = randomId()
    if (before.length > 0) steps.put({ _id: undoId, before })
    return { outcomes, ...(before.length > 0 && { undoId }) }
  }),
]

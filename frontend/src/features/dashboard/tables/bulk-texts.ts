import type { BulkArticlesAnswer, BulkArticlesBody } from '@artha/contract/bulk-articles'

type Action = BulkArticlesBody['action']

const done: Record<Action, string> = {
  publish: 'Published',
  unpublish: 'Unpublished',
  categorise: 'Category changed',
  tag: 'Tagged',
  untag: 'Tag removed',
  delete: 'Moved to the bin',
  undo: 'Undone',
}

const articles = (count: number) => (count === 1 ? '1 article' : `${count} articles`)

/** The outcome of a bulk action, with the reason for each article that failed. */
export interface BulkSummary {
  kind: 'done' | 'failed'
  title: string
  others: readonly { id: string; title: string; because: string }[]
}

/** Returns the outcome in words. `titles` has the titles of the selected articles. */
export function bulkSummary(action: Action, { outcomes }: BulkArticlesAnswer, titles: ReadonlyMap<string, string>): BulkSummary {
  const count = outcomes.filter(({ happened }) => happened === 'done').length
  const others = outcomes.flatMap(({ _id, happened, because }) =>
    happened === 'done' ? [] : [{ id: _id, title: titles.get(_id) ?? 'An article', because: because ?? 'It was not changed.' }],
  )
  if (count === 0) return { kind: 'failed', title: 'Nothing was changed', others }
  const rest = others.length === 0 ? '' : `, ${others.length} failed`
  return { kind: 'done', title: `${done[action]}: ${articles(count)}${rest}`, others }
}

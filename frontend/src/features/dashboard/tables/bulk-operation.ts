import type { BulkChange } from '@artha/contract/bulk-articles'
import { articleCategories } from '@artha/contract/value-lists'

export const bulkActions = ['publish', 'unpublish', 'categorise', 'tag', 'untag', 'delete'] as const
export type BulkAction = (typeof bulkActions)[number]

type Without<Change> = Change extends unknown ? Omit<Change, 'articles'> : never

/** A bulk action without the articles that it applies to. */
export type BulkOperation = Without<BulkChange>

/** The values of the bar's fields, "" if empty. */
export interface BulkFields {
  category: string
  subcategory: string
  tag: string
}

type Problems = Partial<Record<keyof BulkFields, string>>

/** Returns the action that the fields describe, or the problems with them. */
export function bulkOperation(action: BulkAction, { category, subcategory, tag }: BulkFields): { deed: BulkOperation } | { problems: Problems } {
  if (action === 'tag' || action === 'untag') {
    if (tag.trim() === '') return { problems: { tag: 'Enter a tag' } }
    return tag.includes(',') ? { problems: { tag: 'A tag cannot contain a comma' } } : { deed: { action, tag } }
  }
  if (action !== 'categorise') return { deed: { action } }
  const known = articleCategories.find((each) => each === category)
  if (known === undefined) return { problems: { category: 'Choose a category' } }
  if (subcategory.trim() === '') return { problems: { subcategory: 'Subcategory is required' } }
  return { deed: { action, category: known, subcategory } }
}

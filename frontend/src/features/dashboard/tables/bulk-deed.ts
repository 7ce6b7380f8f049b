import type { BulkChange } from '@artha/contract/bulk-articles'
import { articleCategories } from '@artha/contract/value-lists'

export const bulkActions = ['publish', 'unpublish', 'categorise', 'tag', 'untag', 'delete'] as const
export type BulkAction = (typeof bulkActions)[number]

type Without<Change> = Change extends unknown ? Omit<Change, 'articles'> : never

/** What is to be done, to whichever articles are chosen. */
export type BulkDeed = Without<BulkChange>

/** What stands in the fields of the bar, "" for nothing. */
export interface BulkFields {
  category: string
  subcategory: string
  tag: string
}

type Problems = Partial<Record<keyof BulkFields, string>>

/** What the fields ask for, or what they lack. */
export function bulkDeed(action: BulkAction, { category, subcategory, tag }: BulkFields): { deed: BulkDeed } | { problems: Problems } {
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

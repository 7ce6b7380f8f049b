import type { BulkChange } from '@artha/contract/bulk-articles'
import { extraLimits } from '@artha/contract/optional-article-fields'
import { placementProblems } from '../article/article-placement'
import { joinedTags, splitTags } from '../article/written-lists'

/** The columns of an article's row that a bulk change reads and writes. */
export interface ChangedColumns {
  category: string
  subcategory: string
  tags: string | null
}

type Writing = Extract<BulkChange, { action: 'categorise' | 'tag' | 'untag' }>

/** The new columns of each row, undefined for a row that needs no change; or a problem. */
export type BulkChangeResult = { columns: (Partial<ChangedColumns> | undefined)[] } | { problem: string }

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function tagged(tags: readonly string[], { action, tag }: Extract<Writing, { tag: string }>): readonly string[] {
  const others = tags.filter((each) => !isSame(each, tag))
  if (action === 'untag') return others
  return others.length === tags.length ? [...tags, tag] : tags
}

function withTags({ tags }: ChangedColumns, change: Extract<Writing, { tag: string }>) {
  const before = splitTags(tags ?? '')
  const after = tagged(before, change)
  return {
    isTooMany: after.length > Math.max(before.length, extraLimits.tags),
    columns: after.length === before.length ? undefined : { tags: joinedTags(after) },
  }
}

/** Computes a bulk change for each row of an article: the draft and the published one. */
export function bulkChange(change: Writing, rows: readonly ChangedColumns[]): BulkChangeResult {
  if (change.action === 'categorise') {
    const { category, subcategory } = change
    const [problem] = Object.values(placementProblems({ category, subcategory }, rows))
    if (problem !== undefined) return { problem }
    return { columns: rows.map((row) => (row.category === category && row.subcategory === subcategory ? undefined : { category, subcategory })) }
  }
  const after = rows.map((row) => withTags(row, change))
  if (after.some(({ isTooMany }) => isTooMany)) return { problem: `It already has ${extraLimits.tags} tags` }
  return { columns: after.map(({ columns }) => columns) }
}

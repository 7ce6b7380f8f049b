import type { ArticleBody } from '@artha/contract/article-body'
import type { ArticleSource } from '@artha/contract/article-source'
import { isLinkTarget } from '@artha/contract/link-target'
import type { ColumnRules } from '../writes/column-rules'

/**
 * The fields of an article that a write may leave out (`contract/src/optional-article-fields.ts`): absent keeps what is stored,
 * empty clears it. What the cms has to know of them stands here, and nowhere else.
 */

interface SourceRow {
  title: string | null
  authority: string | null
  address: string | null
  checkedOn: string | null
}

/** A row's optional fields. One that was read without its parts, or before there were any, has none. */
export interface OptionalColumns {
  sources?: SourceRow[] | null | undefined
}

export const optionalColumns = {
  sources: { title: 'written', authority: 'written', address: 'written', checkedOn: 'written' },
} as const satisfies ColumnRules

/** Those that are rows of their own are read with an article that is read whole. */
export const wholeParts = { sections: true, sources: true }

const written = ({ title, authority, address, checkedOn }: SourceRow) => ({
  title: title ?? '',
  authority: authority ?? '',
  address: address ?? '',
  checkedOn: checkedOn ?? '',
})

/** As a request would have sent them. */
export const optionalInput = ({ sources }: OptionalColumns) => ({ sources: (sources ?? []).map(written) })

/** As they are answered. What is empty is left out; so is what no editor of ours wrote and no browser would open. */
export function optionalAnswer(row: OptionalColumns): { sources?: ArticleSource[] } {
  const sources = optionalInput(row)
    .sources.filter(({ address }) => isLinkTarget(address))
    .map((source) => ({ ...source, document: '' }))
  return { ...(sources.length > 0 && { sources }) }
}

/** What the contract could not judge, since it knows no clock. */
export const optionalProblems = ({ sources = [] }: Pick<ArticleBody, 'sources'>, today: string): Record<string, string> =>
  Object.fromEntries(sources.flatMap(({ checkedOn }, at) => (checkedOn > today ? [[`sources.${at}.checkedOn`, 'This day is still to come']] : [])))

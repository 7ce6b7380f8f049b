import { sourceLimits } from '@artha/contract/optional-article-fields'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { nextPartId } from '../editor/part-ids.ts'
import type { NoteLink } from '@artha/editor/paste/pasted-notes'
import type { SourceValues } from './article-values.ts'

/** Returns the sources with the new addresses added, up to the contract's limits. */
export function withNoteLinks(sources: readonly SourceValues[], links: readonly NoteLink[]): SourceValues[] {
  const all = [...sources]
  for (const { title, authority, address } of links) {
    if (all.length >= sourceLimits.sources || address.length > sourceLimits.address || all.some((source) => source.address === address)) continue
    all.push({
      id: nextPartId(all),
      title: title.slice(0, sourceLimits.title),
      authority: authority.slice(0, sourceLimits.authority),
      address,
      checkedOn: todayInIndia(),
    })
  }
  return all
}

import { exampleRows } from '../inputs/worked-example.ts'
import { readRows, rowPairs } from '../inputs/labelled-amounts.ts'
import type { LinkNote, LinkReading } from '../links/read-link.ts'
import { assetList, liabilityList } from './net-worth-limits.ts'
import type { NetWorthInput } from './net-worth.ts'

/** What a page without a link begins with. */
export const netWorthExample: NetWorthInput = {
  assets: exampleRows(assetList, [300_000, 200_000]),
  liabilities: exampleRows(liabilityList, [150_000, 20_000]),
  isExample: true,
}

/** The rows of a link `?asset=Label:amount&…&liability=Label:amount&…`, always within the limits. */
export function readNetWorthLink(query: URLSearchParams): LinkReading<NetWorthInput> {
  if (!query.has('asset') && !query.has('liability')) return { input: netWorthExample, notes: [] }
  const notes: LinkNote[] = []
  const assets = readRows(assetList, 'asset', query, notes)
  const liabilities = readRows(liabilityList, 'liability', query, notes)
  return { input: { assets, liabilities }, notes }
}

/** The query that gives the rows again. */
export const netWorthLink = ({ assets, liabilities }: NetWorthInput) =>
  new URLSearchParams([...rowPairs('asset', assets), ...rowPairs('liability', liabilities)])

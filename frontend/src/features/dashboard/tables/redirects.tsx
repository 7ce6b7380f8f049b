import { maxSearchLength } from '@artha/contract/search-types'
import { useFormerAddresses } from '../api.ts'
import { RedirectTable } from './redirect-table.tsx'
import { lastPage } from './pages-shown.ts'
import { pageInAddress } from '../../../lib/page-in-address.ts'
import { Field } from '../../../ui/field.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useSearchParams } from 'react-router-dom'
import { useDebounced } from './use-debounced.ts'
import styles from './list-page.module.css'

const pageSize = 20
const typingDelayMs = 300

/** Returns the search text in an address, within the contract's limit. */
const searchIn = (search: URLSearchParams) => (search.get('q') ?? '').trim().slice(0, maxSearchLength)

/** Former addresses of articles by the search text of the address. */
export function Redirects() {
  const [search, setSearch] = useSearchParams()
  const page = pageInAddress(search)
  const q = searchIn(search)
  // Requested when typing pauses
  const settled = new URLSearchParams(useDebounced(search.toString(), typingDelayMs))
  const asked = searchIn(settled)
  const redirects = useFormerAddresses({ q: asked, page: pageInAddress(settled), pageSize })
  const total = redirects.data?.total
  const pages = lastPage(total, page, pageSize)
  const linkTo = (other: number) => `/dashboard/redirects?${new URLSearchParams({ ...(q !== '' && { q }), page: String(other) })}`
  return (
    <div className={styles.list}>
      <p className={styles.about}>
        Old article links keep working. When the words in an address change, the old address is listed here and redirects for good. A redirect cannot
        be removed.
      </p>
      <div role="search" aria-label="Redirects">
        <Field
          label="Search by title or words in the address"
          name="q"
          type="search"
          maxLength={maxSearchLength}
          value={search.get('q') ?? ''}
          onChange={({ target }) => setSearch(target.value === '' ? {} : { q: target.value }, { replace: true })}
        />
      </div>
      <p className={styles.count} role="status">
        {total !== undefined && (total === '1' ? '1 redirect' : `${total} redirects`)}
      </p>
      <LoadState
        of={redirects}
        pending={<SkeletonText lines={8} />}
        failedMessage="Could not fetch the redirects."
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Notice kind="empty" title="No redirects found.">
            {asked === '' ? 'When the title or address of a published article changes, its old address appears here.' : 'No former address matches.'}
          </Notice>
        }
      >
        {({ items }) => <RedirectTable redirects={items} />}
      </LoadState>
      <Pager
        label="Pages of redirects"
        words={['Previous', 'Next']}
        newer={page > 1 ? linkTo(page - 1) : undefined}
        older={page < pages ? linkTo(page + 1) : undefined}
      />
    </div>
  )
}

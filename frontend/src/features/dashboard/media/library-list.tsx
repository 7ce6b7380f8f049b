import { useSearchParams } from 'react-router-dom'
import { useMediaLibrary, useUpload } from '../api.ts'
import { libraryFiltersIn, libraryPath, libraryQueryOf, librarySearch } from './library-address.ts'
import { LibraryFilterFields } from './library-filters.tsx'
import { LibraryLinks } from './library-links.tsx'
import { LibrarySkeleton } from './library-skeleton.tsx'
import { UploadMany } from './upload-many.tsx'
import { useUploadQueue } from './use-upload-queue.ts'
import { lastPage } from '../tables/pages-shown.ts'
import { pageInAddress } from '../../../lib/page-in-address.ts'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { useDebounced } from '../tables/use-debounced.ts'
import styles from '../tables/list-page.module.css'

/** A multiple of 2, 3 and 4, the numbers of columns, so that each page fills its last row. */
const pageSize = 24
const typingDelayMs = 300

/** The question before leaving while files are uploading. One constant object, because a new one would restart the guard. */
const leaveQuestion = {
  question: 'Leave and cancel the uploads?',
  detail: 'Some files are still uploading. Leaving this page cancels them.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
}

/** The media library by the filters of the address, and uploads of many files. */
export function LibraryList() {
  const [search, setSearch] = useSearchParams()
  const uploads = useUploadQueue(useUpload().write)
  const question = useLeaveGuard(uploads.isBusy, leaveQuestion)
  const filters = libraryFiltersIn(search)
  const page = pageInAddress(search)
  // Requested when typing pauses. A page number belongs to its filters
  const settled = new URLSearchParams(useDebounced(search.toString(), typingDelayMs))
  const shown = { filters: libraryFiltersIn(settled), page: pageInAddress(settled) }
  const asked = libraryQueryOf(shown.filters, shown.page, pageSize)
  const found = useMediaLibrary(asked)
  const total = found.data?.total
  const pages = lastPage(total, shown.page, pageSize)
  const isFiltered = asked.q !== undefined || asked.kind !== undefined || asked.withoutAlt !== undefined
  const linkTo = (other: number) => libraryPath(librarySearch(filters, other))
  return (
    <div className={styles.list}>
      <UploadMany uploads={uploads} />
      <LibraryFilterFields filters={filters} onChange={(patch) => setSearch(librarySearch({ ...filters, ...patch }), { replace: true })} />
      <p className={styles.count} role="status">
        {total !== undefined && `${total === '1' ? '1 file' : `${total} files`}${pages === Infinity ? '' : `, page ${shown.page} of ${pages}`}`}
      </p>
      <div className={styles.rows}>
        <LoadState
          of={found}
          pending={<LibrarySkeleton />}
          failedMessage="Could not fetch the library."
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Notice kind="empty" title="No files found.">
              {isFiltered ? 'No files match these filters.' : 'Uploaded files appear here.'}
            </Notice>
          }
        >
          {({ items }) => <LibraryLinks files={items} linkTo={(file) => libraryPath(librarySearch(shown.filters, shown.page), file)} />}
        </LoadState>
      </div>
      <Pager
        label="Pages of the library"
        words={['Previous', 'Next']}
        newer={page > 1 ? linkTo(page - 1) : undefined}
        older={page < pages ? linkTo(page + 1) : undefined}
      />
      {question}
    </div>
  )
}

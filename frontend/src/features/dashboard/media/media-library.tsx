import { useState } from 'react'
import { useMediaLibrary } from '../api.ts'
import { LibraryDialog } from './library-dialog.tsx'
import type { LibrarySearch } from './library-search.tsx'
import { LibraryGrid } from './library-grid.tsx'
import { LibrarySkeleton } from './library-skeleton.tsx'
import type { LibraryProps } from './use-library.ts'
import { lastPage } from '../tables/pages-shown.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useDebounced } from '../tables/use-debounced.ts'
import styles from './media-library.module.css'

/** A multiple of 2, 3 and 4, the numbers of columns, so that each page fills its last row. */
const pageSize = 24
const typingDelayMs = 300

/** The dialog of the media library with its files, for the media fields of articles and stories. */
export function MediaLibrary({ onChoose, onClose }: LibraryProps) {
  const [search, setSearch] = useState<LibrarySearch>({ q: '', kind: '' })
  const q = useDebounced(search.q.trim(), typingDelayMs)
  return (
    <LibraryDialog search={search} onSearch={setSearch} onClose={onClose}>
      <LibraryPages key={`${search.kind} ${q}`} q={q} kind={search.kind} page={1} onChoose={onChoose} />
    </LibraryDialog>
  )
}

interface LibraryPagesProps extends LibrarySearch {
  page: number
  onChoose: LibraryProps['onChoose']
}

/** One page of files, and the pages after it as they are asked for. */
function LibraryPages({ page, onChoose, ...search }: LibraryPagesProps) {
  const [isMoreAsked, setIsMoreAsked] = useState(false)
  const { q, kind } = search
  const found = useMediaLibrary({ q, kind: kind === '' ? undefined : kind, page, pageSize })
  const total = found.data?.total
  const isMore = page < lastPage(total, page, pageSize)
  return (
    <>
      {page === 1 && (
        <p className={styles.count} role="status">
          {total !== undefined && total !== '0' && (total === '1' ? '1 file' : `${total} files`)}
        </p>
      )}
      <LoadState
        of={found}
        pending={<LibrarySkeleton />}
        failedMessage="Could not fetch the library."
        isEmpty={({ items }) => items.length === 0}
        empty={
          <Notice kind="empty" title="No files found.">
            {q === '' ? 'Uploaded files appear here.' : 'No name, alternative text or caption matches.'}
          </Notice>
        }
      >
        {({ items }) => <LibraryGrid label={page === 1 ? 'Files' : `Files, part ${page}`} files={items} takesFocus={page > 1} onChoose={onChoose} />}
      </LoadState>
      {isMore && !isMoreAsked && (
        <Button className={styles.more} onClick={() => setIsMoreAsked(true)}>
          Load more
        </Button>
      )}
      {isMoreAsked && <LibraryPages {...search} page={page + 1} onChoose={onChoose} />}
    </>
  )
}

import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useDeskStories } from '../api.ts'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { pageCount } from '../tables/pages-shown.ts'
import { StoryTable } from '../tables/story-table.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StepPager } from '../../../ui/step-pager.tsx'
import { useDeletion } from '../tables/use-deletion.ts'
import styles from '../tables/manager.module.css'

const pageSize = 10

interface StoryListProps {
  studioUrl: string | undefined
  isReadOnly: boolean
  editedId?: string | undefined
  openingId?: string | undefined
  onEdit?: (id: string) => void
  onDeleted?: (id: string) => void
}

/** The table of all stories, with its pages. */
export function StoryList({ studioUrl, isReadOnly, editedId, openingId, onEdit, onDeleted }: StoryListProps) {
  const [page, setPage] = useState(1)
  const stories = useDeskStories({ page, pageSize })
  const deletion = useDeletion({
    question: 'Are you sure you want to delete this story?',
    of: 'deleteStory',
    onDeleted: (id) => onDeleted?.(id),
    onFailed: (refused) => {
      const { title, detail } = titledProblemOf(refused, 'Delete failed.')
      toast.error([title, detail].filter(Boolean).join(' '))
    },
  })
  const pages = stories.data && pageCount(stories.data.total, pageSize)
  if (pages !== undefined && page > pages) setPage(pages)

  return (
    <div className={styles.list}>
      <h3 className={styles.subtitle}>All Stories</h3>
      <div className={styles.rows}>
        <LoadState
          of={stories}
          pending={<p aria-hidden="true">Loading...</p>}
          failedMessage="Could not fetch stories."
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Notice kind="empty" title="No stories found.">
              Your first story will appear here.
            </Notice>
          }
        >
          {({ items }) => (
            <StoryTable
              stories={items}
              editedId={editedId}
              busyIds={[openingId, deletion.busyId]}
              isReadOnly={isReadOnly}
              studioUrl={studioUrl}
              onEdit={({ _id }) => onEdit?.(_id)}
              onDelete={deletion.askToDelete}
            />
          )}
        </LoadState>
      </div>
      {pages !== undefined && (
        <StepPager label="Pages of stories" page={page} hasNext={page < pages} onPage={setPage}>
          {`Page ${page} of ${pages}`}
        </StepPager>
      )}
      {deletion.dialog}
    </div>
  )
}

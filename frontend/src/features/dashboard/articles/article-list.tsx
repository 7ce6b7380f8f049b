import { maxSearchLength } from '@artha/contract/search-types'
import { useState } from 'react'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { ArticleTable } from '../tables/article-table.tsx'
import { pagesShown } from '../tables/pages-shown.ts'
import { Field } from '../../../ui/field.tsx'
import type { FormProblem } from '../../../ui/form-state.ts'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Message } from '../../../ui/message.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberedPager } from '../../../ui/numbered-pager.tsx'
import { articlePageSize, type ArticleListState } from './use-article-list.ts'
import { useDeletion } from '../tables/use-deletion.ts'
import styles from '../tables/manager.module.css'

interface ArticleListProps {
  list: ArticleListState
  studioUrl: string | undefined
  isReadOnly: boolean
  editedId?: string | undefined
  openingId?: string | undefined
  onEdit?: (id: string) => void
  onDeleted?: (id: string) => void
}

const countText = (total: string) => (total === '1' ? '1 article' : `${total} articles`)

/** The list of articles with its search, table and pages. */
export function ArticleList({ list, studioUrl, isReadOnly, editedId, openingId, onEdit, onDeleted }: ArticleListProps) {
  const { resource, rows } = list
  const [problem, setProblem] = useState<FormProblem>()
  const deletion = useDeletion({
    question: 'Delete this article?',
    of: 'deleteArticle',
    onDeleted: (id) => {
      setProblem(undefined)
      list.forget(id)
      onDeleted?.(id)
    },
    onFailed: (refused) => setProblem(titledProblemOf(refused, 'Delete failed.')),
  })
  const total = resource.data?.total

  return (
    <div className={styles.list}>
      <div className={styles.search} role="search" aria-label="Articles">
        <Field
          label="Search by title"
          name="q"
          type="search"
          maxLength={maxSearchLength}
          value={list.text}
          onChange={({ target }) => list.setText(target.value)}
        />
        <p className={styles.count} role="status">
          {total !== undefined && (list.q === '' ? countText(total) : `${countText(total)} found`)}
        </p>
      </div>
      <LiveRegion role="alert">{problem && <Message kind="failed" title={problem.title} detail={problem.detail} />}</LiveRegion>
      <div className={styles.rows}>
        <LoadState
          of={{ ...resource, data: rows }}
          pending={<p aria-hidden="true">Loading...</p>}
          failedMessage="Could not fetch articles."
          isEmpty={(shown) => shown.length === 0}
          empty={
            <Notice kind="empty" title="No articles found.">
              {list.q === '' ? 'Your first article will appear here.' : 'No title matches.'}
            </Notice>
          }
        >
          {(shown) => (
            <ArticleTable
              rows={shown}
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
      {total !== undefined && (
        <NumberedPager label="Pages of articles" pages={pagesShown(total, articlePageSize)} page={list.page} onPage={list.goTo} />
      )}
      {deletion.dialog}
    </div>
  )
}

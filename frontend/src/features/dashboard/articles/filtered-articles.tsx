import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useDeskArticles } from '../api.ts'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { formPath } from '../form-path.ts'
import { ArticleFilters } from '../tables/article-filters.tsx'
import { ArticleTable } from '../tables/article-table.tsx'
import { addressOf, filtersIn, queryOf } from '../tables/filters-in-address.ts'
import { lastPage } from '../tables/pages-shown.ts'
import { pageInAddress } from '../../../lib/page-in-address.ts'
import type { FormProblem } from '../../../ui/form-state.ts'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Message } from '../../../ui/message.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { ChosenArticles } from './chosen-articles.tsx'
import { useDebounced } from '../tables/use-debounced.ts'
import { useDeletion } from '../tables/use-deletion.ts'
import styles from '../tables/list-page.module.css'

const pageSize = 20
const typingDelayMs = 300

/** Articles by the filters of the address, with what can be done to several at once. */
export function FilteredArticles({ studioUrl }: { studioUrl: string | undefined }) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [problem, setProblem] = useState<FormProblem>()
  const filters = filtersIn(search)
  const page = pageInAddress(search)
  // Requested when typing pauses. A page number belongs to its filters
  const asked = useDebounced(search.toString(), typingDelayMs)
  const settled = new URLSearchParams(asked)
  const articles = useDeskArticles(queryOf(filtersIn(settled), pageInAddress(settled), pageSize))
  const deletion = useDeletion({
    question: 'Delete this article?',
    of: 'deleteArticle',
    onDeleted: () => setProblem(undefined),
    onFailed: (refused) => setProblem(titledProblemOf(refused, 'Delete failed.')),
  })
  const total = articles.data?.total
  const pages = lastPage(total, page, pageSize)
  const linkTo = (other: number) => `/dashboard/articles?${addressOf(filters, other)}`
  return (
    <div className={styles.list}>
      <ArticleFilters filters={filters} onChange={(patch) => setSearch(addressOf({ ...filters, ...patch }), { replace: true })} />
      <p className={styles.count} role="status">
        {total !== undefined && `${total === '1' ? '1 article' : `${total} articles`}${pages === Infinity ? '' : `, page ${page} of ${pages}`}`}
      </p>
      <LiveRegion role="alert">{problem && <Message kind="failed" title={problem.title} detail={problem.detail} />}</LiveRegion>
      <ChosenArticles
        rows={articles.data?.items ?? []}
        onChanged={() => setProblem(undefined)}
        onFailed={(refused) => setProblem(titledProblemOf(refused, 'Nothing was changed.'))}
      >
        {(choice) => (
          <div className={styles.rows}>
            <LoadState
              of={{ ...articles, data: articles.data?.items }}
              pending={<p aria-hidden="true">Loading...</p>}
              failedMessage="Could not fetch articles."
              isEmpty={(rows) => rows.length === 0}
              empty={
                <Notice kind="empty" title="No articles found.">
                  No articles match these filters.
                </Notice>
              }
            >
              {(rows) => (
                <ArticleTable
                  rows={rows}
                  editedId={undefined}
                  busyIds={[deletion.busyId]}
                  isReadOnly={false}
                  studioUrl={studioUrl}
                  choice={choice}
                  onEdit={({ _id }) => void navigate(formPath('article', _id))}
                  onDelete={deletion.askToDelete}
                />
              )}
            </LoadState>
          </div>
        )}
      </ChosenArticles>
      <Pager
        label="Pages of articles"
        words={['Previous', 'Next']}
        newer={page > 1 ? linkTo(page - 1) : undefined}
        older={page < pages ? linkTo(page + 1) : undefined}
      />
      {deletion.dialog}
    </div>
  )
}

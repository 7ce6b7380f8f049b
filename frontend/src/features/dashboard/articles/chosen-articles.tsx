import { useState, type ReactNode } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { BulkBar } from '../tables/bulk-bar.tsx'
import { BulkOutcome } from '../tables/bulk-outcome.tsx'
import type { ArticleRow, RowSelection } from '../tables/article-table.tsx'
import type { BulkOperation } from '../tables/bulk-operation.ts'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { useConfirmation } from '../../../ui/question.tsx'
import { useBulkChange } from './use-bulk-change.ts'

interface ChosenArticlesProps {
  /** The rows of the current page. Only these are changed, so that nothing out of sight is. */
  rows: readonly ArticleRow[]
  onChanged: () => void
  onFailed: (call: ApiError) => void
  children: (choice: RowSelection) => ReactNode
}

/** A list with selectable rows, and the bulk actions for the selected ones. */
export function ChosenArticles({ rows, onChanged, onFailed, children }: ChosenArticlesProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const { ask, dialog } = useConfirmation()
  const bulk = useBulkChange({
    onChanged: (changed) => {
      setIds((before) => new Set([...before].filter((id) => !changed.includes(id))))
      onChanged()
    },
    onFailed,
  })
  const chosen = rows.filter(({ _id, mayChange }) => mayChange && ids.has(_id))

  function apply(deed: BulkOperation) {
    if (deed.action !== 'delete') return void bulk.apply(deed, chosen)
    ask({
      question: chosen.length === 1 ? 'Delete the selected article?' : `Delete ${chosen.length} articles?`,
      detail: 'You can undo this here until tomorrow; an admin can restore deleted articles for 30 days.',
      confirmLabel: 'Delete',
      onConfirm: () => void bulk.apply(deed, chosen),
    })
  }

  return (
    <>
      <BulkBar count={chosen.length} isBusy={bulk.isBusy} onApply={apply} />
      <LiveRegion role="status">{bulk.summary && <BulkOutcome summary={bulk.summary} isBusy={bulk.isBusy} onUndo={bulk.undo} />}</LiveRegion>
      {children({ ids, onChange: setIds })}
      {dialog}
    </>
  )
}

import { useRef, useState } from 'react'
import type { BulkArticlesBody } from '@artha/contract/bulk-articles'
import type { ApiError } from '../../../api/api-error.ts'
import { guardHeaders, useChangeArticles } from '../api.ts'
import type { ArticleRow } from '../tables/article-table.tsx'
import type { BulkOperation } from '../tables/bulk-operation.ts'
import { bulkSummary, type BulkSummary } from '../tables/bulk-texts.ts'
import { randomId } from '../../../lib/random-id.ts'
import { refusalOf } from '../../../api/refusal-of.ts'

interface BulkSettings {
  /** Called with the ids of the changed articles. */
  onChanged: (ids: readonly string[]) => void
  onFailed: (refused: ApiError) => void
}

interface Outcome {
  summary: BulkSummary
  undoId: string | undefined
  titles: ReadonlyMap<string, string>
}

/** Changes several articles in one request, reports the outcome of each, and can undo the last change. */
export function useBulkChange({ onChanged, onFailed }: BulkSettings) {
  const { write: changeArticles, isPending: isBusy } = useChangeArticles()
  const [outcome, setOutcome] = useState<Outcome>()
  // A repeat after a lost response uses the same idempotency key, so the server returns the first outcome
  const lastTry = useRef<{ said: string; key: string }>(undefined)

  async function send(body: BulkArticlesBody, titles: ReadonlyMap<string, string>) {
    if (isBusy) return
    const said = JSON.stringify(body)
    const key = lastTry.current?.said === said ? lastTry.current.key : randomId()
    lastTry.current = { said, key }
    try {
      const answer = await changeArticles({ body, headers: guardHeaders({ idempotencyKey: key }) })
      lastTry.current = undefined
      setOutcome({ summary: bulkSummary(body.action, answer, titles), undoId: answer.undoId, titles })
      onChanged(answer.outcomes.flatMap(({ _id, happened }) => (happened === 'refused' ? [] : [_id])))
    } catch (error) {
      onFailed(refusalOf(error))
    }
  }

  const apply = (deed: BulkOperation, rows: readonly ArticleRow[]) =>
    send({ ...deed, articles: rows.map(({ _id: id, version }) => ({ id, version })) }, new Map(rows.map(({ _id, title }) => [_id, title])))

  const { undoId, titles } = outcome ?? {}
  const undo = undoId === undefined || titles === undefined ? undefined : () => void send({ action: 'undo', undoId }, titles)
  return { isBusy, summary: outcome?.summary, apply, undo }
}

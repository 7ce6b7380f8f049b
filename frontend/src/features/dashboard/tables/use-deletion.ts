import { useState } from 'react'
import { guardHeaders, useDeleteEntry } from '../api.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { randomId } from '../../../lib/random-id.ts'
import { useConfirmation } from '../../../ui/question.tsx'
import { refusalOf } from '../../../api/refusal-of.ts'

interface Deletable {
  _id: string
  title: string
  version: number
}

interface DeletionSettings {
  question: string
  of: 'deleteArticle' | 'deleteStory'
  onDeleted: (id: string) => void
  onFailed: (refused: ApiError) => void
}

/** Deletes an entry after a confirmation, one at a time. An entry that no longer exists counts as deleted. */
export function useDeletion({ question, of, onDeleted, onFailed }: DeletionSettings) {
  const [busyId, setBusyId] = useState<string>()
  const { write } = useDeleteEntry(of)
  const { ask, dialog } = useConfirmation()

  async function run({ _id, version }: Deletable) {
    setBusyId(_id)
    try {
      await write({ id: _id, headers: guardHeaders({ idempotencyKey: randomId(), version }) })
      onDeleted(_id)
    } catch (error) {
      const refused = refusalOf(error)
      if (refused.kind === 'not-found') onDeleted(_id)
      else onFailed(refused)
    }
    setBusyId(undefined)
  }

  const askToDelete = (entry: Deletable) => {
    if (busyId !== undefined) return
    ask({
      question,
      detail: `“${entry.title}” will move to the bin, where an admin can restore it for 30 days.`,
      confirmLabel: 'Delete',
      onConfirm: () => void run(entry),
    })
  }
  return { askToDelete, busyId, dialog }
}

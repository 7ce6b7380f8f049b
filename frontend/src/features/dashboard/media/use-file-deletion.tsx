import type { LibraryFileDetails } from '@artha/contract/media-library'
import { useState } from 'react'
import { guardHeaders, useDeleteMedia } from '../api.ts'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { DeleteFileDialog } from './delete-file-dialog.tsx'
import { randomId } from '../../../lib/random-id.ts'
import type { FormProblem } from '../../../ui/form-state.ts'
import { refusalOf } from '../../../api/refusal-of.ts'

interface FileDeletionSettings {
  file: LibraryFileDetails
  onDeleted: () => void
  /** Called after a refusal, because the file or its uses may have changed. */
  onRefused: () => void
}

/** Deletes a file after a question. A file that no longer exists counts as deleted. */
export function useFileDeletion({ file, onDeleted, onRefused }: FileDeletionSettings) {
  const [isAsking, setIsAsking] = useState(false)
  const [problem, setProblem] = useState<FormProblem>()
  const { write, isPending } = useDeleteMedia()

  async function run() {
    setIsAsking(false)
    setProblem(undefined)
    try {
      const headers = guardHeaders({ idempotencyKey: randomId(), version: file.version })
      await write({ id: file._id, query: { publishedUses: file.publishedUses }, headers })
      onDeleted()
    } catch (error) {
      const refused = refusalOf(error)
      if (refused.kind === 'not-found') return onDeleted()
      setProblem(titledProblemOf(refused, 'It was not deleted.'))
      onRefused()
    }
  }

  return {
    ask: () => !isPending && setIsAsking(true),
    isDeleting: isPending,
    problem,
    dialog: isAsking && <DeleteFileDialog file={file} onConfirm={() => void run()} onCancel={() => setIsAsking(false)} />,
  }
}

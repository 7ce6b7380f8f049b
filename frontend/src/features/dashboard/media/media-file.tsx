import type { LibraryFileDetails } from '@artha/contract/media-library'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useMediaFile } from '../api.ts'
import { Button } from '../../../ui/button.tsx'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Message } from '../../../ui/message.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CropPanel } from './crop-panel.tsx'
import { FileFacts, FileSkeleton } from './file-facts.tsx'
import { FileUses } from './file-uses.tsx'
import { FileWords } from './file-words.tsx'
import { FileWordsForm } from './file-words-form.tsx'
import { libraryPath } from './library-address.ts'
import { useFileDeletion } from './use-file-deletion.tsx'
import { useFileWords } from './use-file-words.ts'
import styles from './media-file.module.css'

/** One file of the media library: its words, its crops, where it is used, and its deletion. */
export function MediaFile({ id }: { id: string }) {
  const file = useMediaFile(id)
  // The list's filters are in the address of its file too, so that the way back keeps them
  const [search] = useSearchParams()
  return (
    <div className={styles.page}>
      <p>
        <Link to={libraryPath(search)}>Back to the library</Link>
      </p>
      <LoadState
        of={file}
        pending={<FileSkeleton />}
        failedMessage="Could not fetch this file."
        {...(file.error?.kind === 'not-found' && {
          failed: () => (
            <Notice kind="failed" title="This file does not exist.">
              It may have been deleted.
            </Notice>
          ),
        })}
      >
        {(found) => <Found file={found} onRefused={file.retry} listPath={libraryPath(search)} />}
      </LoadState>
    </div>
  )
}

/** The question before leaving unsaved words. One constant object, because a new one would restart the guard. */
const leaveQuestion = { question: 'Leave without saving?', detail: 'What you changed here is not saved.', confirmLabel: 'Leave', cancelLabel: 'Stay' }

interface FoundProps {
  file: LibraryFileDetails
  listPath: string
  onRefused: () => void
}

function Found({ file, listPath, onRefused }: FoundProps) {
  const navigate = useNavigate()
  const [isGone, setIsGone] = useState(false)
  const form = useFileWords(file)
  const deletion = useFileDeletion({ file, onRefused, onDeleted: () => setIsGone(true) })
  const question = useLeaveGuard(form.isUnsaved && !isGone, leaveQuestion)
  // After the leave guard knows that nothing is left to save
  useEffect(() => {
    if (!isGone) return
    toast.success(`Deleted: ${file.name}`)
    void navigate(listPath)
  }, [isGone, file.name, listPath, navigate])
  return (
    <div className={styles.columns}>
      <FileFacts file={file} />
      <div className={styles.words}>
        {file.mayChange ? (
          <div className={styles.form}>
            <LiveRegion role="alert">{form.problem && <Message kind="failed" title={form.problem.title} detail={form.problem.detail} />}</LiveRegion>
            <FileWordsForm
              file={file}
              words={form.words}
              theirs={form.theirs}
              errors={form.problem?.fields ?? {}}
              isSaving={form.isSaving}
              onChange={form.change}
              onChoose={form.choose}
              onSave={form.save}
            />
            <LiveRegion role="status">{form.isSaved && <Message kind="done" title="Saved." />}</LiveRegion>
          </div>
        ) : (
          <FileWords file={file} />
        )}
        {file.image && <CropPanel file={file} image={file.image} />}
        <FileUses file={file} />
        {file.mayChange && (
          <div className={styles.form}>
            <LiveRegion role="alert">
              {deletion.problem && <Message kind="failed" title={deletion.problem.title} detail={deletion.problem.detail} />}
            </LiveRegion>
            <div>
              <Button onClick={deletion.ask} aria-disabled={deletion.isDeleting}>
                {deletion.isDeleting ? 'Deleting...' : 'Delete …'}
              </Button>
            </div>
          </div>
        )}
      </div>
      {deletion.dialog}
      {question}
    </div>
  )
}

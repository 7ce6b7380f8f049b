import { useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { acceptedTypes, mediaLimitText, sizeText } from './media-file-problem.ts'
import { UploadProgress } from './upload-progress.tsx'
import { filesToRetry, queueText, type QueuedFile } from './upload-queue.ts'
import { useFileDrop } from './use-file-drop.ts'
import type { useUploadQueue } from './use-upload-queue.ts'
import styles from './upload-many.module.css'

/** Uploads files that are chosen, dropped or pasted, with the progress and outcome of each. */
export function UploadMany({ uploads }: { uploads: ReturnType<typeof useUploadQueue> }) {
  const { queue, isBusy, add, remove, retry, retryAll, clear } = uploads
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const drop = useFileDrop(add)
  // The pressed button is gone afterwards
  const thenChooser = (act: () => void) => () => {
    act()
    chooser.current?.focus()
  }
  return (
    <div className={styles.upload} role="group" aria-label="Upload files" data-over={drop.isOver || undefined} {...drop.handlers}>
      <div className={styles.choice}>
        <Button look="strong" ref={chooser} aria-describedby={`${id}-limits`} onClick={() => picker.current?.click()}>
          Upload files
        </Button>
        <p className={styles.note} id={`${id}-limits`}>
          {`Or drop them here, or paste them. ${mediaLimitText}`}
        </p>
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={acceptedTypes}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          // Lets the same files be chosen again
          target.value = ''
        }}
      />
      {queue.length > 0 && (
        <ul className={styles.files} aria-label="Uploads">
          {queue.map((each) => (
            <UploadLine key={each.id} upload={each} onRetry={thenChooser(() => retry(each.id))} onCancel={thenChooser(() => remove(each.id))} />
          ))}
        </ul>
      )}
      <p className={styles.note} role="status">
        {queueText(queue)}
      </p>
      {queue.length > 0 && (
        <div className={styles.actions}>
          {filesToRetry(queue).length > 1 && <Button onClick={thenChooser(retryAll)}>Try all failed ones again</Button>}
          {!isBusy && <Button onClick={thenChooser(clear)}>Clear this list</Button>}
        </div>
      )}
    </div>
  )
}

interface UploadLineProps {
  upload: QueuedFile
  onRetry: () => void
  onCancel: () => void
}

function UploadLine({ upload, onRetry, onCancel }: UploadLineProps) {
  const { name, size } = upload.file
  return (
    <li className={styles.file}>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{sizeText(size)}</span>
      <Outcome upload={upload} />
      {upload.phase === 'failed' && upload.mayRetry && (
        <Button aria-label={`Try again: ${name}`} onClick={onRetry}>
          Try again
        </Button>
      )}
      {(upload.phase === 'waiting' || upload.phase === 'sending') && (
        <Button aria-label={`Cancel: ${name}`} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </li>
  )
}

function Outcome({ upload }: { upload: QueuedFile }) {
  switch (upload.phase) {
    case 'waiting':
      return <span className={styles.note}>Waiting</span>
    case 'sending':
      return <UploadProgress name={upload.file.name} fraction={upload.fraction} />
    case 'done':
      return <span className={styles.note}>{['Uploaded.', upload.note].filter(Boolean).join(' ')}</span>
    case 'failed':
      return (
        <span className={styles.failed} role="alert">
          {`Failed: ${upload.message}`}
        </span>
      )
  }
}

import type { LibraryFileDetails } from '@artha/contract/media-library'
import { useState } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { piecesText, factsOfUse, usesSentence } from './uses-texts.ts'
import styles from './media-file.module.css'

interface DeleteFileDialogProps {
  file: LibraryFileDetails
  onConfirm: () => void
  onCancel: () => void
}

const mostNamed = 5

/** Asks before a file is deleted, and says where it is used. While readers see it, a box must be ticked too. */
export function DeleteFileDialog({ file, onConfirm, onCancel }: DeleteFileDialogProps) {
  const { name, uses, useCount, publishedUses } = file
  const [isAccepted, setIsAccepted] = useState(false)
  const [isMissed, setIsMissed] = useState(false)
  const isShown = publishedUses > 0
  const shown = uses.slice(0, mostNamed)
  return (
    <ConfirmDialog
      question="Delete this file?"
      detail={`“${name}” is deleted for good, with its copies in all sizes. ${usesSentence(file)}`}
      confirmLabel="Delete"
      onConfirm={() => (isShown && !isAccepted ? setIsMissed(true) : onConfirm())}
      onCancel={onCancel}
    >
      {useCount > 0 && (
        <div className={styles.asked}>
          <ul className={styles.pieces}>
            {shown.map((use) => (
              <li key={`${use.kind} ${use._id}`}>
                <span>{use.title || 'Without title'}</span>
                <span className={styles.note}>{factsOfUse(use)}</span>
              </li>
            ))}
          </ul>
          {useCount > shown.length && <p className={styles.note}>{`And ${useCount - shown.length} more.`}</p>}
          {isShown && (
            <>
              <p className={styles.note}>Readers will see an empty frame there, with the alternative text.</p>
              <Checkbox name="accepted" checked={isAccepted} onChange={({ target }) => setIsAccepted(target.checked)}>
                {`Delete it although ${piecesText(publishedUses)} ${publishedUses === 1 ? 'shows' : 'show'} it`}
              </Checkbox>
              <LiveRegion role="alert">{isMissed && !isAccepted && <p className={styles.missed}>Tick the box to delete it.</p>}</LiveRegion>
            </>
          )}
        </div>
      )}
    </ConfirmDialog>
  )
}

import { useEffect, useId, useState, type ComponentType } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { useOutsideChanges } from './use-outside-changes.ts'
import styles from './rich-text-field.module.css'

export interface RichTextFieldProps {
  /** The id of the editable region, for moving the focus there. */
  id?: string | undefined
  label: string
  /** HTML within the contract's policy, or plain text. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  isFaqs?: RichTextEditorProps['isFaqs']
  onNoteLinks?: RichTextEditorProps['onNoteLinks']
}

/** A text with headings, lists, links and tables. A value set from outside opens the editor anew, without undo history. */
export function RichTextField({ id: givenId, label, value, onChange, error, hint, isFaqs, onNoteLinks }: RichTextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const [labelId, hintId, errorId, keysId] = [`${id}-label`, `${id}-hint`, `${id}-error`, `${id}-keys`]
  const { code: Editor, isFailed, retry } = useEditorCode()
  const { opened, emit } = useOutsideChanges(value, onChange)
  return (
    <div className={styles.field}>
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      {Editor && (
        <Editor
          key={opened.count}
          id={id}
          label={label}
          labelId={labelId}
          describedBy={[error && errorId, hint && hintId, keysId].filter(Boolean).join(' ')}
          isInvalid={error !== undefined}
          initialValue={opened.value}
          isFaqs={isFaqs}
          onChange={emit}
          onNoteLinks={onNoteLinks}
        />
      )}
      {!Editor && (isFailed ? <NotLoaded onRetry={retry} /> : <Coming />)}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <p className="visually-hidden" id={keysId}>
        Press Alt+F10 for the toolbar. In a table, Tab moves between cells. Enter changes a selected block.
      </p>
    </div>
  )
}

const Coming = () => (
  <div className={styles.coming} aria-hidden="true">
    <SkeletonText lines={6} />
  </div>
)

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.notLoaded} role="alert">
    <p>The editor could not be loaded. Your text is safe.</p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
)

type EditorCode = ComponentType<RichTextEditorProps>

/** The loaded code, so that further fields render at once. */
let loaded: EditorCode | undefined

/** Loads the editor's code when a field is rendered. */
function useEditorCode() {
  const [code, setCode] = useState<EditorCode | undefined>(() => loaded)
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number>()
  useEffect(() => {
    if (code !== undefined) return
    let isCurrent = true
    import('./rich-text-editor.tsx').then(
      ({ RichTextEditor }) => {
        loaded = RichTextEditor
        if (isCurrent) setCode(() => RichTextEditor)
      },
      () => isCurrent && setFailedAttempt(attempt),
    )
    return () => {
      isCurrent = false
    }
  }, [code, attempt])
  return { code, isFailed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) }
}

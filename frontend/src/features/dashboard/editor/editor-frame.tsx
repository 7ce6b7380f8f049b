import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { Message } from '../../../ui/message.tsx'
import { SubmitButton } from '../../../ui/form.tsx'
import { useFocusOnWrong } from './focus-wrong.ts'
import styles from './editor-frame.module.css'

export interface EditorFailure {
  title: string
  detail?: string | undefined
  isGone?: boolean
}

export interface EditorFrameProps {
  /** As in "Create Article". */
  title: string
  titleLevel: 'h1' | 'h2' | 'h3'
  id: string
  /** Another number, another entry: the focus goes to the title. */
  openedCount: number
  /** Where the page goes then: to its own top, or to the top of this form. */
  scrollTo: 'page' | 'form'
  /** How often a try has failed: each moves the focus to the first wrong field. */
  tries: number
  isSaving: boolean
  isUnsaved: boolean
  failure: EditorFailure | undefined
  /** The entry has an unpublished draft in the Studio. */
  hasDraft: boolean
  isDraftRefused: boolean
  /** What stands there is saved as a draft. */
  isDraftSaved: boolean
  onSubmit: () => void
  /** What the button is called; "Publish" where nothing is said. */
  submitLabel?: string | undefined
  /** Absent where nothing can be saved without being published. */
  onSaveDraft: (() => void) | undefined
  onCancel: () => void
  onPreview: () => void
  onSaveAsNew: () => void
}

/** The frame of both forms: title, messages, the fields, and what can be done with them. */
export function EditorFrame({ children, ...props }: EditorFrameProps & { children: ReactNode }) {
  const { openedCount, scrollTo: goTo, titleLevel: Title, submitLabel = 'Publish' } = props
  const form = useFocusOnWrong<HTMLFormElement>(props.tries)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (openedCount === 0) return
    if (goTo === 'page') window.scrollTo({ top: 0 })
    else heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [openedCount, goTo])
  return (
    <form
      ref={form}
      className={styles.frame}
      method="post"
      noValidate
      aria-labelledby={props.id}
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit()
      }}
    >
      <Title className={styles.title} id={props.id} ref={heading} tabIndex={-1}>
        {props.title}
      </Title>
      {props.hasDraft && (
        <p className={styles.note}>{`This is an unpublished draft.${submitLabel === 'Publish' ? ' “Publish” makes this version live.' : ''}`}</p>
      )}
      {children}
      <EditorMessages {...props} />
      <div className={styles.actions}>
        <SubmitButton isSending={props.isSaving} sendingLabel="Saving …">
          {submitLabel}
        </SubmitButton>
        {props.onSaveDraft && <Button onClick={props.onSaveDraft}>Save draft</Button>}
        <Button onClick={props.onPreview}>Preview as readers will see it</Button>
        <Button look="bare" onClick={props.onCancel}>
          Cancel
        </Button>
        <p className={styles.state} role="status">
          {props.isUnsaved ? 'Unsaved changes' : props.isDraftSaved ? 'Draft saved' : ''}
        </p>
      </div>
    </form>
  )
}

const EditorMessages = ({ failure, isDraftRefused, onSaveAsNew }: EditorFrameProps) => (
  <>
    <LiveRegion role="alert">
      {failure && (
        <Message
          kind="failed"
          title={failure.title}
          detail={
            <>
              <span>{failure.detail}</span>
              {failure.isGone && (
                <Button look="bare" onClick={onSaveAsNew}>
                  Save as a new entry
                </Button>
              )}
            </>
          }
        />
      )}
    </LiveRegion>
    {isDraftRefused && <p className={styles.note}>This browser cannot store a copy of your work: its storage is full or blocked. Save often.</p>}
  </>
)

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { Message } from '../../../ui/message.tsx'
import { SubmitButton } from '../../../ui/form.tsx'
import styles from './editor-frame.module.css'

/** The longest wait for a field to appear. A section that was just opened loads its rich-text editor. */
const patienceMs = 2_000
const stepMs = 50

/** After each failed attempt, moves the focus to the first wrong field, as soon as it appears. */
function useFocusOnWrong<E extends HTMLElement>(tries: number) {
  const form = useRef<E>(null)
  useEffect(() => {
    if (tries === 0) return
    const since = performance.now()
    const look = () => {
      const wrong = [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])].find((field) => !field.closest('[hidden]'))
      wrong?.focus()
      if (wrong !== undefined || performance.now() - since > patienceMs) clearInterval(timer)
    }
    const timer = setInterval(look, stepMs)
    look()
    return () => clearInterval(timer)
  }, [tries])
  return form
}

export interface EditorFailure {
  title: string
  detail?: string | undefined
  isGone?: boolean
}

export interface EditorFrameProps {
  /** The heading, such as "Create Article". */
  title: string
  titleLevel: 'h1' | 'h2' | 'h3'
  id: string
  /** A new number means another entry: the focus moves to the title. */
  openedCount: number
  /** The place to scroll to then: the top of the page or of this form. */
  scrollTo: 'page' | 'form'
  /** The number of failed attempts. Each moves the focus to the first wrong field. */
  tries: number
  isSaving: boolean
  isUnsaved: boolean
  failure: EditorFailure | undefined
  /** True if the entry has an unpublished draft in the Studio. */
  hasDraft: boolean
  isDraftRefused: boolean
  /** True if the current content is saved as a draft. */
  isDraftSaved: boolean
  onSubmit: () => void
  /** The label of the submit button; "Publish" by default. */
  submitLabel?: string | undefined
  /** Undefined if every save publishes. */
  onSaveDraft: (() => void) | undefined
  onCancel: () => void
  onPreview: () => void
  onSaveAsNew: () => void
}

/** The frame of both forms: title, messages, fields and buttons. */
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

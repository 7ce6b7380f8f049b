import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { linkAddressOf } from '@artha/editor/link-address'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { LinkOffers } from './link-offers.tsx'
import styles from './link-dialog.module.css'

export interface LinkDraft {
  address: string
  /** Asked for if no text is selected. */
  text?: string
}

interface LinkDialogProps {
  /** The current address; "" for a new link. */
  address: string
  asksText: boolean
  onSave: (link: LinkDraft) => void
  onRemove: () => void
  onCancel: () => void
}

/** A dialog to edit a link. It is inside the article's form, so it is not a form itself and Enter must not submit the article. */
export function LinkDialog({ address, asksText, onSave, onRemove, onCancel }: LinkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [written, setWritten] = useState(address)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  useEffect(() => dialog.current?.showModal(), [])

  function save() {
    const meant = linkAddressOf(written)
    if (meant === undefined) {
      setError('Enter an address such as https://example.com, /calculators or name@example.com')
      return dialog.current?.querySelector('input')?.focus()
    }
    onSave({ address: meant, ...(asksText && { text: text.trim() || meant }) })
  }

  function saveByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    save()
  }

  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby={titleId} onClose={onCancel} onKeyDown={saveByKey}>
      <h2 className={styles.title} id={titleId}>
        {address ? 'Change the link' : 'Add a link'}
      </h2>
      <Field
        label="Address"
        name="link-address"
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        error={error}
        hint="An address, or words to search our articles and calculators."
        autoComplete="off"
        autoCapitalize="none"
        autoFocus
      />
      <LinkOffers
        written={written}
        onChoose={({ path, title }) => {
          setWritten(path)
          if (text.trim() === '') setText(title)
          dialog.current?.querySelector('input')?.focus()
        }}
      />
      {asksText && (
        <Field
          label="Text"
          name="link-text"
          value={text}
          onChange={({ target }) => setText(target.value)}
          hint="The text readers see. If blank: the address."
          autoComplete="off"
        />
      )}
      <div className={styles.actions}>
        {address && (
          <Button look="bare" onClick={onRemove}>
            Remove link
          </Button>
        )}
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="strong" onClick={save}>
          Save link
        </Button>
      </div>
    </dialog>
  )
}

import { useState, type KeyboardEvent } from 'react'
import { Field } from '../../../ui/field.tsx'
import { mediaAddressOf } from './media-address.ts'
import styles from './media-field.module.css'

interface MediaAddressFieldProps {
  address: string
  /** The message on the chosen media, however it was chosen, because it can be corrected here too. */
  error: string | undefined
  onChange: (address: string) => void
}

/** The address of a file that is already in our media. It takes effect on Enter or when the field is left, not on each keystroke. */
export function MediaAddressField({ address, error, onChange }: MediaAddressFieldProps) {
  const [written, setWritten] = useState(address)
  const [isOpen, setIsOpen] = useState(false)
  const [shownAddress, setShownAddress] = useState(address)
  if (address !== shownAddress) {
    setShownAddress(address)
    setWritten(address)
  }

  function takeOver() {
    const meant = mediaAddressOf(written, window.location.origin)
    setWritten(meant)
    if (meant !== address) onChange(meant)
  }

  function takeOverByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    takeOver()
  }

  return (
    <details className={styles.address} open={isOpen || error !== undefined} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.addressTitle}>Or paste the address of one of our files</summary>
      <Field
        label="Address of the picture or video"
        name="imageUrl"
        inputMode="url"
        autoComplete="off"
        value={written}
        error={error}
        hint="For example /uploads/…, from the Media Library or another article."
        onChange={({ target }) => setWritten(target.value)}
        onBlur={takeOver}
        onKeyDown={takeOverByKey}
      />
    </details>
  )
}

import { linkAddressOf } from '@artha/editor/link-address'
import { useState } from 'react'
import { AddressField } from './text-editor-address'
import { EditorRow } from './text-editor-row'

interface LinkRowProps {
  /** The current address; "" for a new link. */
  address: string
  /** `text` is the title of a page of ours that was chosen. */
  onSave: (address: string, text?: string) => void
  onRemove: () => void
  onCancel: () => void
}

/** A row below the toolbar to edit a link. */
export function LinkRow({ address, onSave, onRemove, onCancel }: LinkRowProps) {
  const [written, setWritten] = useState(address)
  const [chosen, setChosen] = useState<{ path: string; title: string }>()
  const [error, setError] = useState<string>()

  function save() {
    const meant = linkAddressOf(written)
    if (meant === undefined) setError('Enter an address such as https://example.com, /calculators or name@example.com')
    else onSave(meant, chosen?.path === meant ? chosen.title : undefined)
  }

  return (
    <EditorRow
      label={address ? 'Change the link' : 'Add a link'}
      thing="link"
      onSave={save}
      onRemove={address ? onRemove : undefined}
      onCancel={onCancel}
    >
      <AddressField
        name="link-address"
        label="Address"
        hint="An address, or words to search our articles and calculators."
        error={error}
        written={written}
        onWrite={setWritten}
        onChoose={setChosen}
      />
    </EditorRow>
  )
}

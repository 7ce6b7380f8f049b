import { linkAddressOf } from '@artha/editor/link-address'
import { Box, Button, Field, Flex, TextInput } from '@strapi/design-system'
import { useState, type KeyboardEvent } from 'react'

interface LinkRowProps {
  /** The current address; "" for a new link. */
  address: string
  onSave: (address: string) => void
  onRemove: () => void
  onCancel: () => void
}

/** A row below the toolbar to edit a link. It is inside the entry's form, so Enter must not save the entry. */
export function LinkRow({ address, onSave, onRemove, onCancel }: LinkRowProps) {
  const [written, setWritten] = useState(address)
  const [error, setError] = useState<string>()

  function save() {
    const meant = linkAddressOf(written)
    if (meant === undefined) setError('Enter an address such as https://example.com, /calculators or name@example.com')
    else onSave(meant)
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    if (event.key === 'Enter' && !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') save()
    else onCancel()
  }

  return (
    <Box padding={3} borderColor="neutral200" role="group" aria-label={address ? 'Change the link' : 'Add a link'} onKeyDown={onKey}>
      <Field.Root name="link-address" error={error}>
        <Field.Label>Address</Field.Label>
        <TextInput value={written} onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => setWritten(currentTarget.value)} autoFocus />
        <Field.Error />
      </Field.Root>
      <Flex gap={2} paddingTop={2} wrap="wrap">
        <Button onClick={save}>Save link</Button>
        {address && (
          <Button variant="danger-light" onClick={onRemove}>
            Remove link
          </Button>
        )}
        <Button variant="tertiary" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </Box>
  )
}

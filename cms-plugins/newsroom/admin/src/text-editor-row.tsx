import { Box, Button, Flex } from '@strapi/design-system'
import type { KeyboardEvent, ReactNode } from 'react'

interface EditorRowProps {
  label: string
  /** "link" or "block", as the buttons name it. */
  thing: string
  onSave: () => void
  /** Undefined for a new one. */
  onRemove?: (() => void) | undefined
  onCancel: () => void
  children: ReactNode
}

/** A row of fields below the toolbar. It is inside the entry's form, so Enter must not save the entry. */
export function EditorRow({ label, thing, onSave, onRemove, onCancel, children }: EditorRowProps) {
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // React passes on what is pressed in a dialog that a field has opened, though it is elsewhere in the document
    if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return
    if (event.key === 'Enter' && !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') onSave()
    else onCancel()
  }
  return (
    <Box padding={3} borderColor="neutral200" role="group" aria-label={label} onKeyDown={onKey}>
      {children}
      <Flex gap={2} paddingTop={2} wrap="wrap">
        <Button onClick={onSave}>{`Save ${thing}`}</Button>
        {onRemove && (
          <Button variant="danger-light" onClick={onRemove}>
            {`Remove ${thing}`}
          </Button>
        )}
        <Button variant="tertiary" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </Box>
  )
}

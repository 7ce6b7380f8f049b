import { isInTable } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'

interface KeyListeners {
  onLink: () => void
  /** Moves the focus from the text to the toolbar. */
  onTools: () => void
}

/**
 * Handles keys before the editor does. Returns true if the editor should ignore the key. Tab moves to the next field, as everywhere, but inside a
 * table to the next cell.
 */
export const listenToKeys = ({ onLink, onTools }: KeyListeners) =>
  function onKeyDown({ state }: Pick<EditorView, 'state'>, event: KeyboardEvent) {
    if (event.key === 'Tab') return !isInTable(state)
    const isLinkKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    const isToolsKey = event.key === 'F10' && event.altKey
    if (!isLinkKey && !isToolsKey) return false
    event.preventDefault()
    if (isLinkKey) onLink()
    else onTools()
    return true
  }

import { isInTable } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { selectedBlock } from './named-block.ts'

interface KeyListeners {
  onLink: () => void
  /** Moves the focus from the text to the toolbar. */
  onTools: () => void
  /** Opens the dialog of the selected block. */
  onBlock: () => void
}

/**
 * Handles keys before the editor does. Returns true if the editor should ignore the key. Tab moves to the next field, as everywhere, but inside a
 * table to the next cell.
 */
export const listenToKeys = ({ onLink, onTools, onBlock }: KeyListeners) =>
  function onKeyDown({ state }: Pick<EditorView, 'state'>, event: KeyboardEvent) {
    if (event.key === 'Tab') return !isInTable(state)
    const isLinkKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    const isToolsKey = event.key === 'F10' && event.altKey
    const isBlockKey = event.key === 'Enter' && selectedBlock(state) !== undefined
    if (!isLinkKey && !isToolsKey && !isBlockKey) return false
    event.preventDefault()
    if (isBlockKey) onBlock()
    else if (isLinkKey) onLink()
    else onTools()
    return true
  }

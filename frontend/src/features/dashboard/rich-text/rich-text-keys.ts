import { isInTable } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'

interface KeyListeners {
  onLink: () => void
  /** Somebody wants to reach the tools from within the text. */
  onTools: () => void
}

/**
 * Keys that the editor must not see, or that it has no answer for. Answers whether the editor leaves the key alone. Tab
 * goes on to the next field, as in every other field, except in a table, where it goes to the next cell.
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

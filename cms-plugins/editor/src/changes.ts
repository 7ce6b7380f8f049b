import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { fixTables } from '@tiptap/pm/tables'
import { htmlOfDocument } from './document-html.ts'

/**
 * Returns a function that reports the field's value after a change; undefined if it is unchanged. A text that reads as it did when opened is returned
 * exactly as stored, so that opening, viewing and undoing change nothing.
 */
export function reportChanges(storedValue: string) {
  let openedHtml: string | undefined
  let said = storedValue
  return (before: Node, now: Node) => {
    openedHtml ??= htmlOf(withEvenTables(before))
    const html = htmlOf(now)
    const value = html === openedHtml ? storedValue : html
    if (value === said) return undefined
    said = value
    return value
  }
}

// ProseMirror's JSON is untyped
const htmlOf = (document: Node) => htmlOfDocument(document.toJSON() as JSONContent)

/** The editor completes ragged tables as soon as it is touched. That is not a change by the author. */
const withEvenTables = (document: Node) => fixTables(EditorState.create({ doc: document }))?.doc ?? document

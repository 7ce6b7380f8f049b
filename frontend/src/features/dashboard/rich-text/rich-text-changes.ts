import type { JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { fixTables } from '@tiptap/pm/tables'
import { htmlOfDocument } from './rich-text-html.ts'

/**
 * What the field says of its changes. A text that reads as it did when it was opened is given back letter by letter as it
 * was stored, plain text too: opening, looking and undoing change nothing. Answers undefined where there is nothing to say.
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

// ProseMirror gives its JSON without types.
const htmlOf = (document: Node) => htmlOfDocument(document.toJSON() as JSONContent)

/** The editor evens out ragged tables by itself as soon as it is touched: that is no change of the author's. */
const withEvenTables = (document: Node) => fixTables(EditorState.create({ doc: document }))?.doc ?? document

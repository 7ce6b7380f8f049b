import { useCallback, useRef, useState } from 'react'
import type { EditorKind, StoredEntry } from './editor-kind.ts'
import { afterEvent, editorOf, type EditorEvent, type EditorState } from './editor-state.ts'
import { emptyForm } from './form-state.ts'

/**
 * The state of an editor, as it is drawn and, by `now`, as it is: what comes between an event and its drawing (a second
 * click, an answer) must not go by what is still on the screen.
 */
export function useEditorState<Values extends { title: string }, Stored extends StoredEntry>({ empty, valuesOf }: EditorKind<Values, Stored>) {
  const [state, setState] = useState<EditorState<Values, Stored>>(() => editorOf(emptyForm(empty)))
  const latest = useRef(state)
  const dispatch = useCallback(
    (event: EditorEvent<Values, Stored>) => {
      latest.current = afterEvent(latest.current, event, valuesOf)
      setState(latest.current)
    },
    [valuesOf],
  )
  const now = useCallback(() => latest.current, [])
  return { state, dispatch, now }
}

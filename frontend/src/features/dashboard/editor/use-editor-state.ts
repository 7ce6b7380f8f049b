import { useCallback, useRef, useState } from 'react'
import type { EntryType, StoredEntry } from './entry-type.ts'
import { afterEvent, initialEditorState, type EditorEvent, type EditorState } from './editor-state.ts'
import { emptyForm } from './form-state.ts'

/**
 * Holds an editor's state. `now` returns the latest state, also before it is rendered: a second click or a response in between must not use the older
 * one.
 */
export function useEditorState<Values extends { title: string }, Stored extends StoredEntry>({ empty, valuesOf }: EntryType<Values, Stored>) {
  const [state, setState] = useState<EditorState<Values, Stored>>(() => initialEditorState(emptyForm(empty)))
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

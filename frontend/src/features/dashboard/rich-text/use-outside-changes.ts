import { useState } from 'react'

interface State {
  /** The value that was passed in last. */
  known: string
  /** Values that the field emitted and has not got back as its prop. Some never come back: React renders only the last of several. */
  emitted: readonly string[]
  opened: { value: string; count: number }
}

/**
 * For a field that keeps its own text: tells a value that it emitted itself and now gets back from a value that was set
 * outside (a restored draft, a form that was reset). With the latter the editor is opened again; `count` is its React key.
 */
export function useOutsideChanges(value: string, onChange: (value: string) => void) {
  const [state, setState] = useState<State>({ known: value, emitted: [], opened: { value, count: 0 } })
  const current = value === state.known ? state : afterValue(state, value)
  if (current !== state) setState(current)

  function emit(text: string) {
    setState((now) => ({ ...now, emitted: [...now.emitted, text] }))
    onChange(text)
  }
  return { opened: current.opened, emit }
}

function afterValue({ emitted, opened }: State, value: string): State {
  const own = emitted.indexOf(value)
  return own === -1
    ? { known: value, emitted: [], opened: { value, count: opened.count + 1 } }
    : { known: value, emitted: emitted.slice(own + 1), opened }
}

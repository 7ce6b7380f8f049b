import { useState } from 'react'

interface State {
  /** The last value passed in. */
  known: string
  /** Values that were emitted and have not come back as a prop. Some never do, because React renders only the last of several. */
  emitted: readonly string[]
  opened: { value: string; count: number }
}

/**
 * Distinguishes a value that the field emitted itself from one set from outside, such as a restored draft or a reset form. An outside value opens the
 * editor anew; `count` is its React key.
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

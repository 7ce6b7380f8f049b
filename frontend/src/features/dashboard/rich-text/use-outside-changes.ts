import { afterEmitting, afterValue, openingOf } from '@artha/editor/outside-changes'
import { useState } from 'react'

/** Opens the editor anew when the value was set from outside, and not when the field emitted it. */
export function useOutsideChanges(value: string, onChange: (value: string) => void) {
  const [state, setState] = useState(() => openingOf(value))
  const current = afterValue(state, value)
  if (current !== state) setState(current)

  function emit(text: string) {
    setState((now) => afterEmitting(now, text))
    onChange(text)
  }
  return { opened: current.opened, emit }
}

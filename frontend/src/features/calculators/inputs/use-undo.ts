import { useRef, type KeyboardEvent } from 'react'
import type { TypedAmount } from '../../../lib/typed-amount.ts'

/** More steps than anybody takes back in one field. */
const mostSteps = 100

/**
 * What the browser's own undo would do in a field whose text is grouped while it is typed: setting the text from a script ends
 * the browser's list of steps. `meantBy` is the text that a key brings back, or undefined where the key is another one.
 */
export function useUndo() {
  const steps = useRef<{ before: TypedAmount[]; after: TypedAmount[] }>({ before: [], after: [] })

  function remember(text: TypedAmount) {
    const { before } = steps.current
    steps.current = { before: [...before, text].slice(-mostSteps), after: [] }
  }

  function meantBy(event: KeyboardEvent, now: TypedAmount) {
    const direction = undoKey(event)
    if (direction === undefined) return undefined
    const { before, after } = steps.current
    const [from, to] = direction === 'back' ? [before, after] : [after, before]
    const text = from.pop()
    if (text) to.push(now)
    return text
  }

  return { remember, meantBy }
}

/** Ctrl+Z or ⌘Z goes back, with Shift or as Ctrl+Y forward. */
function undoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (altKey || !(ctrlKey || metaKey)) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? ('forward' as const) : ('back' as const)
  return letter === 'y' && ctrlKey ? ('forward' as const) : undefined
}

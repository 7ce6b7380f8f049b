import { useRef, type KeyboardEvent } from 'react'
import type { TypedAmount } from '../../../lib/typed-amount.ts'

/** More steps than anyone undoes in one field. */
const mostSteps = 100

/**
 * Replaces the browser's undo in a field that is regrouped during typing, because setting the text from a script clears the browser's undo list.
 * `meantBy` returns the text that a key restores, or undefined for other keys.
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

/** Ctrl+Z or ⌘Z undoes; with Shift, or Ctrl+Y, it redoes. */
function undoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
  if (altKey || !(ctrlKey || metaKey)) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? ('forward' as const) : ('back' as const)
  return letter === 'y' && ctrlKey ? ('forward' as const) : undefined
}

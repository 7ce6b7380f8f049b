interface Opening {
  /** The last value passed in. */
  known: string
  /** Values that were emitted and have not come back as a prop. Some never do, because React renders only the last of several. */
  emitted: readonly string[]
  /** The text that the editor was opened with; `count` is the React key of the opened editor. */
  opened: { value: string; count: number }
}

export const openingOf = (value: string): Opening => ({ known: value, emitted: [], opened: { value, count: 0 } })

export const afterEmitting = (now: Opening, text: string): Opening => ({ ...now, emitted: [...now.emitted, text] })

/**
 * Distinguishes a value that the field emitted itself from one set from outside, such as a restored draft or a reset form. An outside value opens the
 * editor anew, without undo history.
 */
export function afterValue(now: Opening, value: string): Opening {
  if (value === now.known) return now
  const own = now.emitted.indexOf(value)
  return own === -1
    ? { known: value, emitted: [], opened: { value, count: now.opened.count + 1 } }
    : { known: value, emitted: now.emitted.slice(own + 1), opened: now.opened }
}

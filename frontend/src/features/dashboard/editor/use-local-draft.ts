import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { draftKey, type DraftKind } from '../drafts/local-draft.ts'
import { browserStore } from '../../../lib/browser-store.ts'
import type { FormState } from './form-state.ts'

/** Long enough to skip most keystrokes, short enough that a crash costs at most a word. */
const writeDelayMs = 400

/** Stores a user's drafts in this browser. `isRefused` is true if the browser did not store the last one. */
function useDraftStore<Values>(userId: string, kind: DraftKind) {
  const [isRefused, setIsRefused] = useState(false)
  const keep = useCallback(
    (form: FormState<Values>) => {
      const { hasDraft: _, ...draft } = form
      const text = JSON.stringify({ ...draft, savedAt: new Date().toISOString() })
      setIsRefused(!browserStore.write(draftKey(userId, kind, form), text))
    },
    [userId, kind],
  )
  const forget = useCallback((form: FormState<Values>) => browserStore.remove(draftKey(userId, kind, form)), [userId, kind])
  return { keep, forget, isRefused }
}

/**
 * Keeps the typed text in the browser: shortly after each change, and at once when the page is hidden or left. `forget` removes it after a save or
 * when it is discarded.
 */
export function useLocalDraft<Values>(userId: string, kind: DraftKind, form: FormState<Values>, isUnsaved: boolean) {
  const { keep, forget: remove, isRefused } = useDraftStore<Values>(userId, kind)
  const latest = useRef<FormState<Values> | undefined>(undefined)

  useEffect(() => {
    latest.current = isUnsaved ? form : undefined
    if (!isUnsaved) return remove(form)
    // The timer can fire after the save and before the next render: a removed draft must not be written again
    const timer = setTimeout(() => latest.current === form && keep(form), writeDelayMs)
    return () => clearTimeout(timer)
  }, [form, isUnsaved, keep, remove])

  useEffect(() => {
    const flush = () => {
      if (latest.current !== undefined) keep(latest.current)
    }
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [keep])

  const forget = useCallback(
    (gone: FormState<Values>) => {
      if (latest.current?.formId === gone.formId) latest.current = undefined
      remove(gone)
    },
    [remove],
  )
  return useMemo(() => ({ keep, forget, isRefused: isUnsaved && isRefused }), [keep, forget, isUnsaved, isRefused])
}

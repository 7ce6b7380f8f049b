import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { draftKey, type DraftKind } from '../../../features/dashboard/drafts/kept-draft.ts'
import { browserStore } from '../../../lib/browser-store.ts'
import type { FormState } from './form-state.ts'

/** Long enough not to write at every key, short enough that a crash costs a word at most. */
const writeDelayMs = 400

/** The drafts of a person's forms, in this browser. */
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
 * Keeps what is typed: shortly after each change, and at once when the page is hidden or left. `forget` is for what was
 * saved or given up.
 */
export function useKeptDraft<Values>(userId: string, kind: DraftKind, form: FormState<Values>, isUnsaved: boolean) {
  const { keep, forget: remove, isRefused } = useDraftStore<Values>(userId, kind)
  const latest = useRef<FormState<Values> | undefined>(undefined)

  useEffect(() => {
    latest.current = isUnsaved ? form : undefined
    if (!isUnsaved) return remove(form)
    // The timer may fire after the save and before the next render: a draft that was removed must not be written again.
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

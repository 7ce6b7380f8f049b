import { useCallback, useState } from 'react'
import { draftIn, draftKey, draftPrefix, type LocalDraft } from '../drafts/local-draft.ts'
import { browserStore } from '../../../lib/browser-store.ts'
import type { EntryRules, StoredEntry } from './entry-type.ts'

/** Returns the drafts in this browser, newest first. Deletes those that are too old to offer. */
function keptDrafts<Values extends { title: string }, Stored extends StoredEntry>(userId: string, { kind, valuesIn }: EntryRules<Values, Stored>) {
  const drafts = browserStore.keys(draftPrefix(userId, kind)).flatMap((key) => {
    const draft = draftIn(browserStore.read(key), valuesIn, new Date())
    if (draft === undefined) browserStore.remove(key)
    return draft ?? []
  })
  return drafts.sort((a, b) => b.savedAt.localeCompare(a.savedAt))
}

/** Earlier unsaved work to restore or delete: after a crash, a closed tab or an expired session. */
export function useDraftOffers<Values extends { title: string }, Stored extends StoredEntry>(
  userId: string,
  kind: EntryRules<Values, Stored>,
  onlyNew: boolean,
) {
  const read = useCallback(
    (ownFormId?: string) => keptDrafts(userId, kind).filter(({ formId, target }) => formId !== ownFormId && !(onlyNew && target !== null)),
    [userId, kind, onlyNew],
  )
  const [offers, setOffers] = useState(() => read())
  /** Reads the drafts again, except that of the open form. */
  const refresh = useCallback((ownFormId: string) => setOffers(read(ownFormId)), [read])
  const forget = useCallback(
    (draft: LocalDraft<Values>) => {
      browserStore.remove(draftKey(userId, kind.kind, draft))
      setOffers((before) => before.filter(({ formId }) => formId !== draft.formId))
    },
    [userId, kind],
  )
  return { offers, refresh, forget }
}

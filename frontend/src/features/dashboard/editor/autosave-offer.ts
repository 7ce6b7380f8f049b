import type { LocalDraft } from '../drafts/local-draft.ts'
import type { AutosaveRow } from './autosave-calls.ts'
import type { EntryType, StoredEntry } from './entry-type.ts'
import type { FormState } from './form-state.ts'
import { shownOffer } from './shown-offer.ts'

interface KeptElsewhere<Values extends { title: string }, Stored extends StoredEntry> {
  kind: EntryType<Values, Stored>
  form: FormState<Values>
  now: () => { form: FormState<Values> }
  row: AutosaveRow | undefined
  /** The drafts in this browser. */
  drafts: readonly LocalDraft<Values>[]
  restore: (draft: LocalDraft<Values>) => void
}

/**
 * Returns the values of the version that a text was based on. If they are unknown, returns the empty form, so that the comparison asks about every
 * difference.
 */
async function baseAt<Values extends { title: string }, Stored extends StoredEntry>(
  { earlier, empty }: EntryType<Values, Stored>,
  { target, base }: FormState<Values>,
  version: number,
): Promise<Values> {
  if (target === null || target.version === version) return base
  return earlier === undefined ? empty : earlier(target.id, version).catch(() => empty)
}

/** Returns the server's text that this form does not have, and a function that puts it into the form. */
export function autosaveOffer<Values extends { title: string }, Stored extends StoredEntry>({
  kind,
  form,
  now,
  row,
  drafts,
  restore,
}: KeptElsewhere<Values, Stored>) {
  const { formId, target } = form
  const offer = shownOffer(row, target?.id, drafts, kind.valuesIn)

  /** The text keeps the version that it was based on: if someone saved since, saving compares both. */
  async function takeOver() {
    if (offer === undefined || target === null) return
    const base = await baseAt(kind, form, offer.basedOn)
    if (now().form.target?.id !== target.id) return
    const values = kind.valuesIn(offer.values)
    restore({ formId, target: { id: target.id, version: offer.basedOn }, savedAt: offer.savedAt, values, base, saveKey: null })
  }
  return { offer, takeOver }
}

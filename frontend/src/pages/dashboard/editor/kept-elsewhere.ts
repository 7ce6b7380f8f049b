import type { KeptDraft } from '../../../features/dashboard/drafts/kept-draft.ts'
import type { AutosaveRow } from './autosave-calls.ts'
import type { EditorKind, StoredEntry } from './editor-kind.ts'
import type { FormState } from './form-state.ts'
import { shownOffer } from './shown-offer.ts'

interface KeptElsewhere<Values extends { title: string }, Stored extends StoredEntry> {
  kind: EditorKind<Values, Stored>
  form: FormState<Values>
  now: () => { form: FormState<Values> }
  row: AutosaveRow | undefined
  /** Those of this browser. */
  drafts: readonly KeptDraft<Values>[]
  restore: (draft: KeptDraft<Values>) => void
}

/** What a text that began from this version was before. Where nobody knows, a comparison asks about every difference. */
async function baseAt<Values extends { title: string }, Stored extends StoredEntry>(
  { earlier, empty }: EditorKind<Values, Stored>,
  { target, base }: FormState<Values>,
  version: number,
): Promise<Values> {
  if (target === null || target.version === version) return base
  return earlier === undefined ? empty : earlier(target.id, version).catch(() => empty)
}

/** The text that the server has kept and this form does not know of: offered, and taken over. */
export function keptElsewhere<Values extends { title: string }, Stored extends StoredEntry>({
  kind,
  form,
  now,
  row,
  drafts,
  restore,
}: KeptElsewhere<Values, Stored>) {
  const { formId, target } = form
  const offer = shownOffer(row, target?.id, drafts, kind.valuesIn)

  /** On top of the version that it began from: where another was saved since, saving compares them. */
  async function takeOver() {
    if (offer === undefined || target === null) return
    const base = await baseAt(kind, form, offer.basedOn)
    if (now().form.target?.id !== target.id) return
    const values = kind.valuesIn(offer.values)
    restore({ formId, target: { id: target.id, version: offer.basedOn }, savedAt: offer.savedAt, values, base, saveKey: null })
  }
  return { offer, takeOver }
}

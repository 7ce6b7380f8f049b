import type { ApiError } from '../../../api/api-error.ts'
import { refusalOf } from '../../../api/refusal-of.ts'
import { saveRequestsFor, type EntryType, type SaveIntent, type StoredEntry } from './entry-type.ts'
import type { EditorEvent, SentForm } from './editor-state.ts'
import { saveFailure } from './save-failure.ts'

/** Sends a form. Returns the stored entry, or the event that describes the failure. */
export async function sendForm<Values extends { title: string }, Stored extends StoredEntry>(
  kind: EntryType<Values, Stored>,
  sent: SentForm<Values>,
  intent: SaveIntent,
): Promise<{ stored: Stored } | { refused: EditorEvent<Values, Stored> }> {
  const { target, values, base, saveKey } = sent
  // Saving a draft and publishing it are two requests with the same content, so their keys differ
  const guards = { idempotencyKey: intent === 'draft' ? `${saveKey}-draft` : saveKey, version: target?.version }
  const saves = saveRequestsFor(kind, intent)
  try {
    return { stored: await (target === null ? saves.create(values, base, guards) : saves.update(target.id, values, base, guards)) }
  } catch (error) {
    return { refused: await refusedSave(kind, sent, refusalOf(error)) }
  }
}

async function refusedSave<Values extends { title: string }, Stored extends StoredEntry>(
  kind: EntryType<Values, Stored>,
  sent: SentForm<Values>,
  call: ApiError,
): Promise<EditorEvent<Values, Stored>> {
  const isConflict = call.code === 'conflict'
  const outcome = isConflict && sent.target !== null ? await readNewer(kind, sent.target.id) : call
  if (!isFailed(outcome)) return { type: 'overtaken', by: outcome }
  return { type: 'save-failed', sent, failure: saveFailure(outcome, 'Submission failed.'), fields: call.fields, isKeyUsed: isConflict }
}

const isFailed = (outcome: StoredEntry | ApiError): outcome is ApiError => outcome instanceof Error

/** Returns the entry as now stored, or the error if it cannot be read. */
async function readNewer<Stored extends StoredEntry>(kind: { read: (id: string) => Promise<Stored> }, id: string): Promise<Stored | ApiError> {
  try {
    return await kind.read(id)
  } catch (error) {
    return refusalOf(error)
  }
}

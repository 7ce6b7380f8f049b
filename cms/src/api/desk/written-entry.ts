import type { SingleAnswer } from '../answers/answers-of-rows'
import type { Outcome, Refused, Saved } from '../writes/outcome'

/** Returns the saved entry as the desk reads it, for the response to a write. Must run in the transaction that saved it. */
export async function writtenEntry<Entry extends { version: number }>(
  status: 200 | 201 | 202,
  saved: Saved | Refused,
  read: (documentId: string) => Promise<SingleAnswer<Entry>>,
): Promise<Outcome<Entry>> {
  if ('refused' in saved) return saved
  const entry = await read(saved.documentId)
  if (entry === 'absent' || entry === 'unanswerable') throw new Error(`What was saved of ${saved.documentId} cannot be answered`)
  return { status, body: entry, version: entry.version }
}

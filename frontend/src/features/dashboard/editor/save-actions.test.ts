import { expect, it, vi } from 'vitest'
import { afterEvent, initialEditorState, type EditorEvent } from './editor-state.ts'
import type { EntryType, StoredEntry } from './entry-type.ts'
import { formOf } from './form-state.ts'
import { saveActions } from './save-actions.ts'

interface Note {
  title: string
}
const stored = { _id: 'article', version: 4, hasDraft: false }

it('a save is sent once what is kept of its form has arrived, which ends with it', async () => {
  const update = vi.fn(async () => Promise.resolve(stored))
  const kind: EntryType<Note, StoredEntry> = {
    ...{ kind: 'article', empty: { title: '' }, valuesIn: () => ({ title: '' }), valuesOf: () => ({ title: 'Stored' }) },
    ...{ problemsOf: () => undefined, create: update, update, read: async () => Promise.resolve(stored) },
    conflictOf: (mine) => ({ rows: [], merged: () => mine }),
    previewOf: () => {
      throw new Error('Nothing is previewed here')
    },
  }
  const form = { ...formOf({ ...stored, version: 3 }, { title: 'Before' }), values: { title: 'Typed' } }
  let state = initialEditorState<Note, StoredEntry>(form)
  let arrive: () => void = () => undefined
  const line = { hold: async () => new Promise<void>((resolve) => (arrive = resolve)), saved: vi.fn() }
  const { submit } = saveActions({
    ...{ kind, line, now: () => state, drafts: { keep: () => undefined, forget: () => undefined }, onSaved: () => undefined },
    dispatch: (event: EditorEvent<Note, StoredEntry>) => {
      state = afterEvent(state, event, kind.valuesOf)
    },
  })
  submit(form, 'publish')
  await Promise.resolve()
  expect([state.isSaving, update.mock.calls.length]).toEqual([true, 0])
  arrive()
  await vi.waitFor(() => expect(line.saved.mock.calls).toEqual([['article']]), { timeout: 60_000 })
  expect(update).toHaveBeenCalledTimes(1)
})

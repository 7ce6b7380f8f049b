import type { ArticleInput } from '@artha/contract/article-body'
import { describe, expect, it } from 'vitest'
import { afterEvent, initialEditorState, canSave, problemsIn, type EditorEvent, type EditorState } from './editor-state.ts'
import type { EntryType, SaveIntent } from './entry-type.ts'
import type { FormState } from './form-state.ts'

interface Note {
  title: string
}
interface StoredNote extends Note {
  _id: string
  version: number
  hasDraft: boolean
}
type State = EditorState<Note, StoredNote>
type Event = EditorEvent<Note, StoredNote>

const valuesOf = ({ title }: StoredNote): Note => ({ title })
const after = (state: State, ...events: Event[]) => events.reduce((now, event) => afterEvent(now, event, valuesOf), state)

const form = (part: Partial<FormState<Note>> = {}): FormState<Note> => ({
  formId: 'first',
  target: null,
  values: { title: 'GST' },
  base: { title: '' },
  saveKey: null,
  hasDraft: false,
  ...part,
})
const empty = form({ formId: 'empty', values: { title: '' } })
const stored: StoredNote = { _id: 'a', version: 3, hasDraft: false, title: 'GST' }
const failure = { title: 'Submission failed.', detail: 'Try again.' }
const open = initialEditorState<Note, StoredNote>(form())
const sent = { ...open.form, saveKey: 'key' }
const sending = after(open, { type: 'save-began', sent, intent: 'publish' })
const drafting = after(open, { type: 'save-began', sent, intent: 'draft' })
const typed: Event = { type: 'typed', patch: ({ title }) => ({ title: `${title} rates` }) }
const failed = (part: Partial<Extract<Event, { type: 'save-failed' }>> = {}): Event => ({
  type: 'save-failed',
  sent,
  failure,
  fields: undefined,
  isKeyUsed: false,
  ...part,
})

describe('what an event makes of an editor', () => {
  it.each<[string, State, Event, Partial<State>]>([
    ['typing ends the key of a save', after(sending, failed()), typed, { form: form({ values: { title: 'GST rates' } }), failure }],
    [
      'another form starts without messages',
      { ...open, failure, conflict: stored },
      { type: 'replaced', next: empty },
      { form: empty, failure: undefined, conflict: undefined },
    ],
    [
      'a wrong field counts as a try',
      open,
      { type: 'found-wrong', formId: 'first', intent: 'publish', failure },
      { checkedFormId: 'first', tries: 1, failure },
    ],
    [
      'a check for the preview leaves the message alone',
      { ...open, failure },
      { type: 'found-wrong', formId: 'first', intent: 'publish' },
      { tries: 1, failure },
    ],
    [
      'a save keeps its key at the form, and ends the last message',
      { ...open, failure },
      { type: 'save-began', sent, intent: 'publish' },
      { isSaving: true, form: sent, failure: undefined },
    ],
    [
      'a save of a form that went on leaves it alone',
      after(open, typed),
      { type: 'save-began', sent, intent: 'publish' },
      { isSaving: true, form: form({ values: { title: 'GST rates' } }) },
    ],
    [
      'what is saved makes room for something new',
      sending,
      { type: 'saved', sent, stored, empty, intent: 'publish' },
      { isSaving: false, form: empty, savedValues: sent.values },
    ],
    [
      'what was typed meanwhile is a change of what was saved',
      after(sending, typed),
      { type: 'saved', sent, stored, empty, intent: 'publish' },
      { form: form({ values: { title: 'GST rates' }, target: { id: 'a', version: 3 }, base: { title: 'GST' } }) },
    ],
    [
      'what is saved as a draft stays in the form, to be written on',
      drafting,
      { type: 'saved', sent, stored, empty, intent: 'draft' },
      { isSaving: false, savedValues: undefined, form: form({ target: { id: 'a', version: 3 }, base: sent.values, hasDraft: true }) },
    ],
    [
      'what was typed while a draft was saved is a change of it',
      after(drafting, typed),
      { type: 'saved', sent, stored, empty, intent: 'draft' },
      { form: form({ values: { title: 'GST rates' }, target: { id: 'a', version: 3 }, base: sent.values, hasDraft: true }) },
    ],
    [
      'a form opened meanwhile stays',
      after(sending, { type: 'replaced', next: empty }),
      { type: 'saved', sent, stored, empty: form(), intent: 'publish' },
      { form: empty, isSaving: false },
    ],
    [
      'an earlier version stands in the form that it was put into',
      open,
      { type: 'replaced', next: form({ formId: 'earlier' }), isBroughtBack: true },
      { form: form({ formId: 'earlier' }), broughtBackId: 'earlier' },
    ],
    [
      'an earlier version that is saved as a draft is the newest',
      { ...drafting, broughtBackId: 'first' },
      { type: 'saved', sent, stored, empty, intent: 'draft' },
      { broughtBackId: undefined },
    ],
    [
      'an earlier version that was opened meanwhile is not saved',
      { ...drafting, broughtBackId: 'earlier' },
      { type: 'saved', sent, stored, empty, intent: 'draft' },
      { broughtBackId: 'earlier' },
    ],
    [
      'what is found wrong meanwhile says nothing of what is on its way',
      drafting,
      { type: 'found-wrong', formId: 'first', intent: 'publish' },
      { intent: 'draft', tries: 0, isSaving: true },
    ],
    ['a failure leaves the form and its key', sending, failed(), { isSaving: false, failure, form: sent, tries: 0, refused: undefined }],
    ['a key that was used elsewhere is given up', sending, failed({ isKeyUsed: true }), { form: form() }],
    [
      'refused fields are a try',
      sending,
      failed({ fields: { title: 'Too long' } }),
      { tries: 1, checkedFormId: 'first', refused: { fields: { title: 'Too long' }, values: sent.values } },
    ],
    ['a newer version is set beside', sending, { type: 'overtaken', by: stored }, { isSaving: false, conflict: stored, form: sent }],
    [
      'back from the choice',
      { ...open, conflict: stored, failure },
      { type: 'messages-closed' },
      { conflict: undefined, failure: undefined, form: open.form },
    ],
    ['opening ends the last problem', { ...open, openProblem: failure }, { type: 'opening', id: 'a' }, { openingId: 'a', openProblem: undefined }],
    ['opened', { ...open, openingId: 'a' }, { type: 'opened', id: 'a' }, { openingId: undefined }],
    ['an entry that was not the last one asked for', { ...open, openingId: 'b' }, { type: 'opened', id: 'a' }, { openingId: 'b' }],
    [
      'could not be opened',
      { ...open, openingId: 'a' },
      { type: 'open-failed', id: 'a', problem: failure },
      { openingId: undefined, openProblem: failure },
    ],
    [
      'a late failure of another entry',
      { ...open, openingId: 'b' },
      { type: 'open-failed', id: 'a', problem: failure },
      { openingId: 'b', openProblem: undefined },
    ],
  ])('%s', (_, state, event, expected) => {
    expect(after(state, event)).toMatchObject(expected)
  })
})

it.each<[string, State, boolean]>([
  ['at rest', open, true],
  ['while a save is under way', sending, false],
  [
    'after what stands there was saved, before it is drawn',
    { ...after(sending, { type: 'saved', sent, stored, empty, intent: 'publish' }), form: open.form },
    false,
  ],
  ['after a failure', after(sending, failed()), true],
  [
    'of what was saved as a draft, to publish it',
    { ...after(drafting, { type: 'saved', sent, stored, empty, intent: 'draft' }), form: open.form },
    true,
  ],
])('a save may begin %s: %s', (_, state, may) => {
  expect(canSave(state, open.form)).toBe(may)
})

describe('what is wrong', () => {
  const never = () => Promise.reject(new Error('Nothing is saved here'))
  const saves = { create: never, update: never }
  const kind: EntryType<Note, StoredNote> = {
    ...saves,
    ...{ kind: 'article', empty: { title: '' }, valuesIn: () => ({ title: '' }), valuesOf, read: never },
    conflictOf: () => ({ rows: [], merged: () => ({ title: '' }) }),
    previewOf: () => ({ kind: 'article', article: { title: '' } as ArticleInput }),
    problemsOf: ({ title }) => (title === '' ? { title: 'Title is required' } : undefined),
    draft: { ...saves, problemsOf: () => undefined },
  }
  const tried = (state: State, intent: SaveIntent = 'publish') => after(state, { type: 'found-wrong', formId: state.form.formId, intent })
  const blank = initialEditorState<Note, StoredNote>(empty)

  it.each<[string, State, object]>([
    ['is not said before the first try', blank, {}],
    ['is said from then on', tried(blank), { title: 'Title is required' }],
    ['goes as soon as it is mended', after(tried(blank), typed), {}],
    ['is not said of a draft, which may lack it', tried(blank, 'draft'), {}],
    ['is not said of the next form', after(tried(open), { type: 'replaced', next: empty }), {}],
    ['as the server sees it, stands until the field changes', after(sending, failed({ fields: { title: 'Taken' } })), { title: 'Taken' }],
    ['as the server saw it, goes with the change', after(sending, failed({ fields: { title: 'Taken' } }), typed), {}],
  ])('%s', (_, state, expected) => {
    expect(problemsIn(state, kind)).toEqual(expected)
  })
})

import type { PreviewInput } from '@artha/contract/preview'
import type { WriteGuards } from '../api.ts'
import type { SidesRow } from '../conflict/conflict-sides.ts'
import type { Side } from '../conflict/version-merge.ts'
import type { DraftKind } from '../drafts/local-draft.ts'
import type { Autosaves } from './autosave-calls.ts'

/** The properties that every stored entry has. */
export interface StoredEntry {
  _id: string
  version: number
  hasDraft: boolean
}

/** Messages by the contract's field paths, such as "sections.2.description". */
export type FieldProblems = Readonly<Record<string, string>>

/** The differences between two versions, and the values for a choice between them. */
export interface Conflict<Values> {
  rows: SidesRow[]
  merged: (choices: Readonly<Record<string, Side>>) => Values
}

/** The purpose of a save: publish to readers, or keep as a draft. */
export type SaveIntent = 'publish' | 'draft'

/** The requests of a save and its validation. */
export interface SaveRequests<Values, Stored> {
  problemsOf: (values: Values, base: Values) => FieldProblems | undefined
  create: (values: Values, base: Values, guards: WriteGuards) => Promise<Stored>
  update: (id: string, values: Values, base: Values, guards: WriteGuards) => Promise<Stored>
}

/** The rules that differ between articles and stories in a form. */
export interface EntryRules<Values extends { title: string }, Stored extends StoredEntry> {
  kind: DraftKind
  empty: Values
  valuesIn: (kept: unknown) => Values
  valuesOf: (stored: Stored) => Values
  conflictOf: (mine: Values, theirs: Values, base: Values) => Conflict<Values>
  /** Returns the input of a preview before saving. */
  previewOf: (values: Values, base: Values) => PreviewInput
}

/** The rules with their requests. The kind's own save publishes. */
export interface EntryType<Values extends { title: string }, Stored extends StoredEntry>
  extends EntryRules<Values, Stored>, SaveRequests<Values, Stored> {
  read: (id: string) => Promise<Stored>
  /** Reads the values of an earlier version; absent if no versions are kept. */
  earlier?: (id: string, version: number) => Promise<Values>
  /** Absent if unsaved text is kept only in the browser. */
  autosaves?: Autosaves
  /** Absent if every save publishes. */
  draft?: SaveRequests<Values, Stored>
}

/** Returns the requests of a kind for a purpose. */
export const saveRequestsFor = <Values extends { title: string }, Stored extends StoredEntry>(
  kind: EntryType<Values, Stored>,
  intent: SaveIntent,
): SaveRequests<Values, Stored> => (intent === 'draft' ? (kind.draft ?? kind) : kind)

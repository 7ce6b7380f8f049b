import type { PreviewInput } from '@artha/contract/preview'
import type { WriteGuards } from '../../../api/desk.ts'
import type { SidesRow } from '../../../features/dashboard/conflict/conflict-sides.ts'
import type { Side } from '../../../features/dashboard/conflict/version-merge.ts'
import type { DraftKind } from '../../../features/dashboard/drafts/kept-draft.ts'
import type { Autosaves } from './autosave-calls.ts'

/** What every stored entry tells of itself. */
export interface StoredEntry {
  _id: string
  version: number
  hasDraft: boolean
}

/** What is wrong with which field, by the contract's paths, as in "sections.2.description". */
export type FieldProblems = Readonly<Record<string, string>>

/** What two versions do not agree on, and what a choice of sides makes of them. */
export interface Conflict<Values> {
  rows: SidesRow[]
  merged: (choices: Readonly<Record<string, Side>>) => Values
}

/** What a save is for: readers, or only the desk. */
export type SaveIntent = 'publish' | 'draft'

/** How something is saved, and what has to be right for it. */
export interface Saves<Values, Stored> {
  problemsOf: (values: Values, base: Values) => FieldProblems | undefined
  create: (values: Values, base: Values, guards: WriteGuards) => Promise<Stored>
  update: (id: string, values: Values, base: Values, guards: WriteGuards) => Promise<Stored>
}

/** What differs between articles and stories in a form. */
export interface EntryRules<Values extends { title: string }, Stored extends StoredEntry> {
  kind: DraftKind
  empty: Values
  valuesIn: (kept: unknown) => Values
  valuesOf: (stored: Stored) => Values
  conflictOf: (mine: Values, theirs: Values, base: Values) => Conflict<Values>
  /** What is shown before it is saved. */
  previewOf: (values: Values, base: Values) => PreviewInput
}

/** The same with its requests, for a form that loses nothing; its own saves publish. */
export interface EditorKind<Values extends { title: string }, Stored extends StoredEntry> extends EntryRules<Values, Stored>, Saves<Values, Stored> {
  read: (id: string) => Promise<Stored>
  /** What was stored as this version; absent where no versions are kept. */
  earlier?: (id: string, version: number) => Promise<Values>
  /** Absent where the browser alone keeps what is typed. */
  autosaves?: Autosaves
  /** Absent where nothing can be saved without being published. */
  draft?: Saves<Values, Stored>
}

/** How a kind saves for this. */
export const savesFor = <Values extends { title: string }, Stored extends StoredEntry>(
  kind: EditorKind<Values, Stored>,
  intent: SaveIntent,
): Saves<Values, Stored> => (intent === 'draft' ? (kind.draft ?? kind) : kind)

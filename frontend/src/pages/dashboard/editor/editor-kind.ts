import type { PreviewInput } from '@artha/contract/preview'
import type { WriteGuards } from '../../../api/desk.ts'
import type { SidesRow } from '../../../features/dashboard/conflict/conflict-sides.ts'
import type { Side } from '../../../features/dashboard/conflict/version-merge.ts'
import type { DraftKind } from '../../../features/dashboard/drafts/kept-draft.ts'

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

/** What differs between articles and stories for a form that loses nothing. */
export interface EditorKind<Values extends { title: string }, Stored extends StoredEntry> {
  kind: DraftKind
  empty: Values
  valuesIn: (kept: unknown) => Values
  valuesOf: (stored: Stored) => Values
  conflictOf: (mine: Values, theirs: Values, base: Values) => Conflict<Values>
  problemsOf: (values: Values, base: Values) => FieldProblems | undefined
  /** What is shown before it is saved. */
  previewOf: (values: Values, base: Values) => PreviewInput
  read: (id: string) => Promise<Stored>
  create: (values: Values, base: Values, guards: WriteGuards) => Promise<Stored>
  update: (id: string, values: Values, base: Values, guards: WriteGuards) => Promise<Stored>
}

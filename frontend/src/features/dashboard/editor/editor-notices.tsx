import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DraftOffers } from '../drafts/draft-offers.tsx'
import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import { articlePath } from '../../../lib/paths.ts'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { Message } from '../../../ui/message.tsx'
import type { DraftKind } from '../drafts/local-draft.ts'
import type { StoredEntry } from './entry-type.ts'
import type { Editor } from './use-editor.ts'

export interface SavedEntry extends StoredEntry {
  title: string
  createdAt: string
  state: string
}

interface EditorSurroundingsProps<Values extends { title: string }, Stored extends SavedEntry> {
  kind: DraftKind
  editor: Editor<Values, Stored>
  saved: Stored | undefined
  children: ReactNode
}

/** Messages above a form: earlier unsaved work, the last save, and an entry that could not be opened. */
export const EditorNotices = <Values extends { title: string }, Stored extends SavedEntry>({
  kind,
  editor,
  saved,
  children,
}: EditorSurroundingsProps<Values, Stored>) => (
  <>
    {editor.offers.length > 0 && <DraftOffers offers={editor.offers} now={new Date()} onRestore={editor.restore} onDiscard={editor.discard} />}
    <LiveRegion role="status">{saved && <Message kind="done" title={`Saved: ${saved.title}`} detail={whereItIs(kind, saved)} />}</LiveRegion>
    <LiveRegion role="alert">
      {editor.openProblem && <Message kind="failed" title={editor.openProblem.title} detail={editor.openProblem.detail} />}
    </LiveRegion>
    {children}
    {editor.dialog}
  </>
)

function whereItIs(kind: DraftKind, { _id, state, hasDraft, createdAt }: SavedEntry) {
  if (state === 'draft') return 'A draft: not visible to readers.'
  if (hasDraft) return 'A draft: readers still see the published version.'
  if (state === 'scheduled') return `Scheduled: visible to readers from ${dateAndTimeInIndia(new Date(createdAt))}.`
  if (kind === 'story') return 'Published. It is in the stories now.'
  return <Link to={articlePath(_id)}>View on site</Link>
}

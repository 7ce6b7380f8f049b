import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { EditorFrame, type EditorFrameProps } from './editor-frame.tsx'
import type { EntryRules } from './entry-type.ts'
import { useEditorProps } from './editor-props.ts'
import { EditorNotices, type SavedEntry } from './editor-notices.tsx'
import type { Editor } from './use-editor.ts'

/** Loaded with its word comparison only when needed, because conflicts are rare. */
const ConflictView = lazy(async () => ({ default: (await import('../conflict/conflict-view.tsx')).ConflictView }))

interface EditorViewProps<Values extends { title: string }, Stored extends SavedEntry> extends Pick<
  EditorFrameProps,
  'id' | 'title' | 'titleLevel' | 'openedCount' | 'scrollTo' | 'submitLabel'
> {
  kind: EntryRules<Values, Stored>
  editor: Editor<Values, Stored>
  /** The entry as last saved in this form. */
  saved: Stored | undefined
  /** The fields of the form. */
  children: ReactNode
}

/** A form with everything that protects its text. During a conflict, the comparison of both versions is shown instead. */
export function EditorView<Values extends { title: string }, Stored extends SavedEntry>({
  kind,
  editor,
  saved,
  children,
  ...place
}: EditorViewProps<Values, Stored>) {
  const frame = useEditorProps(kind, editor)
  const { form, conflict } = editor
  const choice = useMemo(() => conflict && kind.conflictOf(form.values, kind.valuesOf(conflict), form.base), [kind, conflict, form.values, form.base])
  return (
    <EditorNotices kind={kind.kind} editor={editor} saved={saved}>
      {conflict && choice ? (
        <Suspense fallback={<p role="status">Comparing …</p>}>
          <ConflictView
            rows={choice.rows}
            hasDraft={conflict.hasDraft}
            onSave={(choices) => editor.resolve(choice.merged(choices))}
            onBack={editor.closeMessages}
          />
        </Suspense>
      ) : (
        <EditorFrame {...frame} {...place}>
          {children}
        </EditorFrame>
      )}
    </EditorNotices>
  )
}

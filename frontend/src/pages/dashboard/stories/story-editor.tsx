import { useMemo } from 'react'
import type { DeskStory } from '@artha/contract/desk'
import { uploadMedia } from '../../../api/media.ts'
import { ConflictView } from '../../../features/dashboard/conflict/conflict-view.tsx'
import { EditorFrame } from '../../../features/dashboard/editor/editor-frame.tsx'
import { storyConflict } from '../../../features/dashboard/conflict/story-conflict.ts'
import { StoryForm } from '../../../features/dashboard/story-form/story-form.tsx'
import { valuesOfStory, type StoryValues } from '../../../features/dashboard/story-form/story-values.ts'
import { EditorSurroundings } from '../editor/editor-surroundings.tsx'
import { useEditorProps } from '../editor/editor-props.ts'
import { storyKind } from './story-kind.ts'
import type { Editor } from '../editor/use-editor.ts'

interface StoryEditorProps {
  editor: Editor<StoryValues, DeskStory>
  openedCount: number
  /** What was saved last. */
  saved: DeskStory | undefined
}

/** The story form with all that keeps its work; in its place, while two versions stand against each other, the choice. */
export function StoryEditor({ editor, openedCount, saved }: StoryEditorProps) {
  const frame = useEditorProps(storyKind, editor)
  const { form, saving } = editor
  const { conflict } = saving
  const choice = useMemo(
    () => conflict && storyConflict(form.values, valuesOfStory(conflict), form.base),
    [conflict, form.values, form.base],
  )
  return (
    <EditorSurroundings kind="story" editor={editor} saved={saved}>
      {conflict && choice ? (
        <ConflictView
          rows={choice.rows}
          hasDraft={conflict.hasDraft}
          onSave={(choices) => editor.resolve(choice.merged(choices))}
          onBack={saving.clear}
        />
      ) : (
        <EditorFrame
          {...frame}
          id="story-form"
          title={form.target === null ? 'Add Story' : 'Edit Story'}
          titleLevel="h3"
          openedCount={openedCount}
          scrollTo="form"
        >
          <StoryForm
            key={form.formId}
            values={form.values}
            base={form.base}
            problems={editor.problems}
            upload={uploadMedia}
            onChange={editor.change}
          />
        </EditorFrame>
      )}
    </EditorSurroundings>
  )
}

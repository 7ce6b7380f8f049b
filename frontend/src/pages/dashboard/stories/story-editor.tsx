import type { DeskStory } from '@artha/contract/desk'
import { uploadMedia } from '../../../api/media.ts'
import { StoryForm } from '../../../features/dashboard/story-form/story-form.tsx'
import type { StoryValues } from '../../../features/dashboard/story-form/story-values.ts'
import { EditorView } from '../editor/editor-view.tsx'
import type { Editor } from '../editor/use-editor.ts'
import { storyKind } from './story-kind.ts'

interface StoryEditorProps {
  editor: Editor<StoryValues, DeskStory>
  openedCount: number
  /** What was saved last. */
  saved: DeskStory | undefined
}

export const StoryEditor = ({ editor, openedCount, saved }: StoryEditorProps) => (
  <EditorView
    kind={storyKind}
    editor={editor}
    saved={saved}
    id="story-form"
    title={editor.form.target === null ? 'Add Story' : 'Edit Story'}
    titleLevel="h3"
    openedCount={openedCount}
    scrollTo="form"
  >
    <StoryForm
      key={editor.form.formId}
      values={editor.form.values}
      base={editor.form.base}
      problems={editor.problems}
      upload={uploadMedia}
      onChange={editor.change}
    />
  </EditorView>
)

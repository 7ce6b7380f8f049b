import type { DeskStory } from '@artha/contract/desk'
import { useUpload } from '../api.ts'
import { StoryForm } from '../story-form/story-form.tsx'
import type { StoryValues } from '../story-form/story-values.ts'
import { EditorView } from '../editor/editor-view.tsx'
import type { Editor } from '../editor/use-editor.ts'
import { loadLibrary } from '../media/load-library.ts'
import { ReviewPanel } from '../review/review-panel.tsx'
import { usePublishQuestion } from '../review/use-publish-question.ts'
import type { ReviewOfForm } from '../review/use-review-of-form.ts'
import { storyRules } from '../story-form/story-type.ts'

interface StoryEditorProps {
  editor: Editor<StoryValues, DeskStory>
  openedCount: number
  /** The story as last saved in this form. */
  saved: DeskStory | undefined
  /** The effects of the review setting on this form. */
  review: ReviewOfForm
}

export function StoryEditor({ editor, openedCount, saved, review }: StoryEditorProps) {
  const { form } = editor
  const { write: upload } = useUpload()
  const { submit, dialog } = usePublishQuestion(review, form.target?.id, editor.submit)
  return (
    <>
      {review.isOn && form.target !== null && <ReviewPanel id={form.target.id} />}
      <EditorView
        kind={storyRules}
        editor={{ ...editor, submit }}
        saved={saved}
        id="story-form"
        title={form.target === null ? 'Add Story' : 'Edit Story'}
        titleLevel="h3"
        openedCount={openedCount}
        scrollTo="form"
        submitLabel={review.submits ? 'Submit for review' : undefined}
      >
        <StoryForm
          key={form.formId}
          values={form.values}
          base={form.base}
          problems={editor.problems}
          upload={upload}
          loadLibrary={loadLibrary}
          onChange={editor.change}
        />
      </EditorView>
      {dialog}
    </>
  )
}

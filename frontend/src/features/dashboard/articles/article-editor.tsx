import type { DeskArticle } from '@artha/contract/desk'
import { useUpload } from '../api.ts'
import { ArticleForm } from '../article-form/article-form.tsx'
import type { ArticleValues } from '../article-form/article-values.ts'
import { AutosaveNotes, SavedAgo } from '../editor/autosave-notes.tsx'
import { EditorView } from '../editor/editor-view.tsx'
import type { Editor } from '../editor/use-editor.ts'
import { loadLibrary } from '../media/load-library.ts'
import { ReviewPanel } from '../review/review-panel.tsx'
import { usePublishQuestion } from '../review/use-publish-question.ts'
import type { ReviewOfForm } from '../review/use-review-of-form.ts'
import { articleRules } from '../article-form/article-type.ts'

interface ArticleEditorProps {
  editor: Editor<ArticleValues, DeskArticle>
  openedCount: number
  titleLevel: 'h1' | 'h2' | 'h3'
  /** The article as last saved in this form. */
  saved: DeskArticle | undefined
  /** The effects of the review setting on this form. */
  review: ReviewOfForm
}

export function ArticleEditor({ editor, openedCount, titleLevel, saved, review }: ArticleEditorProps) {
  const { form, kept } = editor
  const { write: upload } = useUpload()
  const { submit, dialog } = usePublishQuestion(review, form.target?.id, editor.submit)
  return (
    <>
      <AutosaveNotes
        offer={kept.offer}
        others={kept.others}
        isOvertaken={kept.isOvertaken}
        onTakeOver={() => void kept.takeOver()}
        onThrowAway={() => void kept.throwAway()}
      />
      {review.isOn && form.target !== null && <ReviewPanel id={form.target.id} />}
      <EditorView
        kind={articleRules}
        editor={{ ...editor, submit }}
        saved={saved}
        id="article-form"
        title={form.target === null ? 'Create Article' : 'Edit Article'}
        titleLevel={titleLevel}
        openedCount={openedCount}
        scrollTo="page"
        submitLabel={review.submits ? 'Submit for review' : undefined}
      >
        <ArticleForm
          key={form.formId}
          values={form.values}
          base={form.base}
          problems={editor.problems}
          tries={editor.tries}
          upload={upload}
          loadLibrary={loadLibrary}
          onChange={editor.change}
        />
        <SavedAgo savedAt={editor.isUnsaved ? kept.savedAt : undefined} />
      </EditorView>
      {dialog}
    </>
  )
}

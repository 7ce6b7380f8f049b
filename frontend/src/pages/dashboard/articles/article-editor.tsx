import type { DeskArticle } from '@artha/contract/desk'
import { uploadMedia } from '../../../api/media.ts'
import { ArticleForm } from '../../../features/dashboard/article-form/article-form.tsx'
import type { ArticleValues } from '../../../features/dashboard/article-form/article-values.ts'
import { EditorView } from '../editor/editor-view.tsx'
import type { Editor } from '../editor/use-editor.ts'
import { articleKind } from './article-kind.ts'

interface ArticleEditorProps {
  editor: Editor<ArticleValues, DeskArticle>
  openedCount: number
  titleLevel: 'h1' | 'h3'
  /** What was saved last. */
  saved: DeskArticle | undefined
}

export const ArticleEditor = ({ editor, openedCount, titleLevel, saved }: ArticleEditorProps) => (
  <EditorView
    kind={articleKind}
    editor={editor}
    saved={saved}
    id="article-form"
    title={editor.form.target === null ? 'Create Article' : 'Edit Article'}
    titleLevel={titleLevel}
    openedCount={openedCount}
    scrollTo="page"
  >
    <ArticleForm
      key={editor.form.formId}
      values={editor.form.values}
      base={editor.form.base}
      problems={editor.problems}
      tries={editor.tries}
      upload={uploadMedia}
      onChange={editor.change}
    />
  </EditorView>
)

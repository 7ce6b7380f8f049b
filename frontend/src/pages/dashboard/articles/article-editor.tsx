import { useMemo } from 'react'
import type { DeskArticle } from '@artha/contract/desk'
import { uploadMedia } from '../../../api/media.ts'
import { articleConflict } from '../../../features/dashboard/conflict/article-conflict.ts'
import { ArticleForm } from '../../../features/dashboard/article-form/article-form.tsx'
import { valuesOfArticle, type ArticleValues } from '../../../features/dashboard/article-form/article-values.ts'
import { ConflictView } from '../../../features/dashboard/conflict/conflict-view.tsx'
import { EditorFrame } from '../../../features/dashboard/editor/editor-frame.tsx'
import { articleKind } from './article-kind.ts'
import { EditorSurroundings } from '../editor/editor-surroundings.tsx'
import { useEditorProps } from '../editor/editor-props.ts'
import type { Editor } from '../editor/use-editor.ts'

interface ArticleEditorProps {
  editor: Editor<ArticleValues, DeskArticle>
  openedCount: number
  titleLevel: 'h1' | 'h3'
  /** What was saved last. */
  saved: DeskArticle | undefined
}

/** The article form with all that keeps its work; in its place, while two versions stand against each other, the choice. */
export function ArticleEditor({ editor, openedCount, titleLevel, saved }: ArticleEditorProps) {
  const frame = useEditorProps(articleKind, editor)
  const { form, saving } = editor
  const { conflict } = saving
  const choice = useMemo(
    () => conflict && articleConflict(form.values, valuesOfArticle(conflict), form.base),
    [conflict, form.values, form.base],
  )
  return (
    <EditorSurroundings kind="article" editor={editor} saved={saved}>
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
          id="article-form"
          title={form.target === null ? 'Create Article' : 'Edit Article'}
          titleLevel={titleLevel}
          openedCount={openedCount}
          scrollTo="page"
        >
          <ArticleForm
            key={form.formId}
            values={form.values}
            base={form.base}
            problems={editor.problems}
            tries={editor.tries}
            upload={uploadMedia}
            onChange={editor.change}
          />
        </EditorFrame>
      )}
    </EditorSurroundings>
  )
}

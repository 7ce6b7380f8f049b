import { useState } from 'react'
import type { DeskArticle } from '@artha/contract/desk'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { useArticleType } from '../article-form/article-type.ts'
import { leaveQuestion } from '../editor/leave-question.ts'
import { useReviewOfForm } from '../review/use-review-of-form.ts'
import { useEditor } from '../editor/use-editor.ts'

/** The form of a new article. */
export function NewArticle({ userId }: { userId: string }) {
  const [openedCount, setOpenedCount] = useState(0)
  const [saved, setSaved] = useState<DeskArticle>()
  const review = useReviewOfForm()
  const editor = useEditor({
    kind: useArticleType(),
    userId,
    onlyNew: true,
    onSaved: (article, _wasNew, intent) => {
      setSaved(article)
      if (review.wasHeld(article, intent)) void review.submit(article)
    },
    onOpened: () => {
      setSaved(undefined)
      setOpenedCount((count) => count + 1)
    },
  })
  const question = useLeaveGuard(editor.isUnsaved, leaveQuestion)
  return (
    <>
      <ArticleEditor editor={editor} openedCount={openedCount} titleLevel="h1" saved={saved} review={review} />
      {question}
    </>
  )
}

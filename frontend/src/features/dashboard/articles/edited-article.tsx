import { useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { readArticleVersion } from '../api.ts'
import { valuesOfArticle } from '../article-form/article-values.ts'
import { versionIn, versionsPath } from '../compare/version-paths.ts'
import { reviewPath } from '../review/review-texts.ts'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { useArticleType } from '../article-form/article-type.ts'
import { useEditor } from '../editor/use-editor.ts'
import { useReviewOfForm } from '../review/use-review-of-form.ts'
import { leaveQuestion } from '../editor/leave-question.ts'
import styles from '../tables/list-page.module.css'

/** The form of a saved article. A save leads back to the list. */
export function EditedArticle({ id, userId }: { id: string; userId: string }) {
  const navigate = useNavigate()
  const [openedCount, setOpenedCount] = useState(0)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [isGivenUp, setIsGivenUp] = useState(false)
  const [savedTitle, setSavedTitle] = useState<string>()
  const review = useReviewOfForm()
  const { edit, ...editor } = useEditor({
    kind: useArticleType(),
    userId,
    onSaved: (article, _wasNew, intent) => {
      if (intent !== 'publish') return
      if (review.wasHeld(article, intent)) void review.submit(article).then(() => setIsSubmitted(true))
      else setSavedTitle(article.title)
    },
    onOpened: () => setOpenedCount((count) => count + 1),
    onGivenUp: () => setIsGivenUp(true),
  })
  const [search] = useSearchParams()
  const version = versionIn(search)
  const question = useLeaveGuard(editor.isUnsaved, leaveQuestion)
  // Once only: opens the article in the address
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current) return
    hasAsked.current = true
    edit(id, version === undefined ? undefined : async () => valuesOfArticle((await readArticleVersion(id, version)).article))
  }, [edit, id, version])
  // Back to the list, after the leave guard knows that nothing is unsaved
  useEffect(() => {
    if (savedTitle === undefined || editor.isUnsaved) return
    toast.success(`Saved: ${savedTitle}`)
    void navigate('/dashboard/articles')
  }, [savedTitle, editor.isUnsaved, navigate])
  useEffect(() => {
    if (isGivenUp && !editor.isUnsaved) void navigate('/dashboard/articles')
  }, [isGivenUp, editor.isUnsaved, navigate])
  useEffect(() => {
    if (isSubmitted && !editor.isUnsaved) void navigate(reviewPath(id))
  }, [isSubmitted, editor.isUnsaved, navigate, id])
  return (
    <>
      <p className={styles.about}>
        {version !== undefined && editor.isBroughtBack && (
          <span>{`The form shows version ${version}. No one else sees it until you save or publish it. `}</span>
        )}
        <Link to={versionsPath('articles', id)}>Earlier versions</Link>
      </p>
      <ArticleEditor editor={{ ...editor, edit }} openedCount={openedCount} titleLevel="h2" saved={undefined} review={review} />
      {question}
    </>
  )
}

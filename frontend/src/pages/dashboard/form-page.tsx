import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { DeskArticle } from '@artha/contract/desk'
import { useSession } from '../../api/session.ts'
import { useLeaveGuard } from '../../ui/leave-guard.tsx'
import { useLoginAndBack } from '../accounts/session-redirects.ts'
import { ArticleEditor } from './articles/article-editor.tsx'
import { useArticleType } from '../../features/dashboard/article-form/article-type.ts'
import { AccessPending, SignInPlaceholder } from './desk-notes.tsx'
import { leaveQuestion } from './leave-question.ts'
import { useReviewOfForm } from './review/use-review-of-form.ts'
import { useEditor } from '../../features/dashboard/editor/use-editor.ts'
import styles from './form-page.module.css'

/** The article form on its own, for a new article. */
export function FormPage() {
  useLoginAndBack('/form')
  const { status, user } = useSession()
  if (status !== 'signed-in') return <SignInPlaceholder title="Create Article" />
  return (
    <div className={styles.page}>
      {user?.isAdmin ? (
        <NewArticle key={user._id} userId={user._id} />
      ) : (
        <>
          <h1 className={styles.title}>Create Article</h1>
          {user && (
            <AccessPending>
              Until then you can look around the <Link to="/dashboard">dashboard</Link>.
            </AccessPending>
          )}
        </>
      )}
    </div>
  )
}

function NewArticle({ userId }: { userId: string }) {
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

import { useEffect, useState } from 'react'
import type { DeskArticle } from '@artha/contract/desk'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ArticleEditor } from './article-editor.tsx'
import { useArticleType } from '../article-form/article-type.ts'
import { ArticleList } from './article-list.tsx'
import { useArticleList } from './use-article-list.ts'
import { useReviewOfForm } from '../review/use-review-of-form.ts'
import { useEditor } from '../editor/use-editor.ts'
import styles from '../tables/manager.module.css'

interface ArticleManagerProps {
  /** The signed-in user's id; undefined for a user who may only view. */
  userId: string | undefined
  studioUrl: string | undefined
  onUnsaved: (isUnsaved: boolean) => void
  /** Called when an article was opened in the form. */
  onOpened: () => void
}

export const ArticleManager = ({ userId, ...props }: ArticleManagerProps) => (
  <section className={styles.manager} aria-labelledby="articles">
    <SectionHeading id="articles">Articles</SectionHeading>
    {userId === undefined ? <ArticlesToLookAt studioUrl={props.studioUrl} /> : <ArticleDesk userId={userId} {...props} />}
  </section>
)

function ArticlesToLookAt({ studioUrl }: { studioUrl: string | undefined }) {
  const list = useArticleList()
  return <ArticleList list={list} studioUrl={studioUrl} isReadOnly />
}

function ArticleDesk({ userId, studioUrl, onUnsaved, onOpened }: ArticleManagerProps & { userId: string }) {
  const list = useArticleList()
  const [openedCount, setOpenedCount] = useState(0)
  const [saved, setSaved] = useState<DeskArticle>()

  const review = useReviewOfForm()
  const editor = useEditor({
    kind: useArticleType(),
    userId,
    onSaved: (article, wasNew, intent) => {
      setSaved(article)
      list.remember(article, wasNew)
      if (review.wasHeld(article, intent)) void review.submit(article)
    },
    onOpened: () => {
      setSaved(undefined)
      setOpenedCount((count) => count + 1)
      onOpened()
    },
  })
  const { isUnsaved } = editor
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved])

  const onDeleted = (id: string) => {
    if (editor.form.target?.id === id && !isUnsaved) editor.cancel()
  }
  return (
    <>
      <ArticleEditor editor={editor} openedCount={openedCount} titleLevel="h3" saved={saved} review={review} />
      <ArticleList
        list={list}
        studioUrl={studioUrl}
        isReadOnly={false}
        editedId={editor.form.target?.id}
        openingId={editor.openingId}
        onEdit={editor.edit}
        onDeleted={onDeleted}
      />
    </>
  )
}

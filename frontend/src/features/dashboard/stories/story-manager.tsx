import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { DeskStory } from '@artha/contract/desk'
import toast from 'react-hot-toast/headless'
import { readStoryVersion } from '../api.ts'
import { versionsPath } from '../compare/version-paths.ts'
import { valuesOfStory } from '../story-form/story-values.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { StoryEditor } from './story-editor.tsx'
import { useStoryType } from '../story-form/story-type.ts'
import { StoryList } from './story-list.tsx'
import { useEditor } from '../editor/use-editor.ts'
import { useReviewOfForm } from '../review/use-review-of-form.ts'
import styles from '../tables/manager.module.css'

interface StoryManagerProps {
  /** The signed-in user's id; undefined for a user who may only view. */
  userId: string | undefined
  studioUrl: string | undefined
  /** The id of the story to open at first. */
  firstId?: string | undefined
  /** The earlier version whose text is put into the form, unsaved. */
  firstVersion?: number | undefined
  onUnsaved: (isUnsaved: boolean) => void
}

export const StoryManager = ({ userId, ...props }: StoryManagerProps) => (
  <section className={styles.manager} aria-labelledby="stories">
    <SectionHeading id="stories">Stories</SectionHeading>
    {userId === undefined ? <StoryList studioUrl={props.studioUrl} isReadOnly /> : <StoryDesk userId={userId} {...props} />}
  </section>
)

function StoryDesk({ userId, studioUrl, firstId, firstVersion, onUnsaved }: StoryManagerProps & { userId: string }) {
  const [openedCount, setOpenedCount] = useState(0)
  const [saved, setSaved] = useState<DeskStory>()
  const review = useReviewOfForm()
  const editor = useEditor({
    kind: useStoryType(),
    userId,
    onSaved: (story, _wasNew, intent) => {
      setSaved(story)
      if (review.wasHeld(story, intent)) void review.submit(story)
    },
    onOpened: () => {
      setSaved(undefined)
      setOpenedCount((count) => count + 1)
    },
  })
  const { isUnsaved, failure } = editor
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved])

  // Once only: opens the story in the address
  const { edit } = editor
  const hasAsked = useRef(false)
  useEffect(() => {
    if (hasAsked.current || firstId === undefined) return
    hasAsked.current = true
    edit(firstId, firstVersion === undefined ? undefined : async () => valuesOfStory((await readStoryVersion(firstId, firstVersion)).story))
  }, [edit, firstId, firstVersion])

  // A failed save also shows a toast, because the form's own message may be out of sight below the slides
  const isServerFailure = failure !== undefined && failure.title === 'Submission failed.'
  useEffect(() => {
    if (isServerFailure) toast.error('Submission failed.')
  }, [isServerFailure])

  const editedId = editor.form.target?.id
  return (
    <>
      {editedId !== undefined && (
        <p className={styles.about}>
          {firstVersion !== undefined && editor.isBroughtBack && (
            <span>{`The form shows version ${firstVersion}. No one else sees it until you save or publish it. `}</span>
          )}
          <Link to={versionsPath('stories', editedId)}>Earlier versions</Link>
        </p>
      )}
      <StoryEditor editor={editor} openedCount={openedCount} saved={saved} review={review} />
      <StoryList
        studioUrl={studioUrl}
        isReadOnly={false}
        editedId={editedId}
        openingId={editor.openingId}
        onEdit={editor.edit}
        onDeleted={(id) => {
          if (editedId === id && !isUnsaved) editor.cancel()
        }}
      />
    </>
  )
}

import { useEffect, useState } from 'react'
import type { DeskStory } from '@artha/contract/desk'
import toast from 'react-hot-toast/headless'
import { useRevalidateContent } from '../../../api/revalidate-content.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { StoryEditor } from './story-editor.tsx'
import { storyKind } from './story-kind.ts'
import { StoryList } from './story-list.tsx'
import { useEditor } from '../editor/use-editor.ts'
import styles from '../lists/manager.module.css'

interface StoryManagerProps {
  /** The signed-in user; undefined for one who may only look. */
  userId: string | undefined
  studioUrl: string | undefined
  onUnsaved: (isUnsaved: boolean) => void
}

export const StoryManager = ({ userId, ...props }: StoryManagerProps) => (
  <section className={styles.manager} aria-labelledby="stories">
    <SectionHeading id="stories">Stories</SectionHeading>
    {userId === undefined ? <StoryList studioUrl={props.studioUrl} isReadOnly /> : <StoryDesk userId={userId} {...props} />}
  </section>
)

function StoryDesk({ userId, studioUrl, onUnsaved }: StoryManagerProps & { userId: string }) {
  const revalidate = useRevalidateContent()
  const [openedCount, setOpenedCount] = useState(0)
  const [saved, setSaved] = useState<DeskStory>()
  const editor = useEditor({
    kind: storyKind,
    userId,
    onSaved: (story) => {
      setSaved(story)
      void revalidate()
    },
    onOpened: () => {
      setSaved(undefined)
      setOpenedCount((count) => count + 1)
    },
  })
  const { isUnsaved, failure } = editor
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved])

  // What the server refuses is said in a toast too: the form's own message may be out of sight below the slides
  const isServerFailure = failure !== undefined && failure.title === 'Submission failed.'
  useEffect(() => {
    if (isServerFailure) toast.error('Submission failed.')
  }, [isServerFailure])

  return (
    <>
      <StoryEditor editor={editor} openedCount={openedCount} saved={saved} />
      <StoryList
        studioUrl={studioUrl}
        isReadOnly={false}
        editedId={editor.form.target?.id}
        openingId={editor.openingId}
        onEdit={editor.edit}
        onDeleted={(id) => {
          if (editor.form.target?.id === id && !isUnsaved) editor.cancel()
          void revalidate()
        }}
      />
    </>
  )
}

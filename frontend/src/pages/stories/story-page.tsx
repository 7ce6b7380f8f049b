import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { isNotFound } from '../../api/api-error.ts'
import { useStory } from '../../api/stories.ts'
import { StoryViewer } from '../../features/stories/story-viewer.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { StoryFailed } from './story-failed.tsx'
import styles from './story-page.module.css'

export function StoryPage() {
  const { id = '' } = useParams()
  const story = useStory(id)
  const close = useClose()
  return (
    <LoadState
      of={story}
      pending={<div className={styles.pending} />}
      failed={(error) => <StoryFailed isMissing={isNotFound(error)} retry={story.retry} error={error} />}
    >
      {(loaded) => <StoryViewer key={loaded._id} story={loaded} onClose={close} />}
    </LoadState>
  )
}

/** Returns to the previous page of this site, or to the front page if the reader came from another site. */
function useClose() {
  const navigate = useNavigate()
  const isFirstPage = useLocation().key === 'default'
  return () => void (isFirstPage ? navigate('/', { replace: true }) : navigate(-1))
}

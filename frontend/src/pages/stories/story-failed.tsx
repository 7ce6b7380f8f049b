import { ButtonLink } from '../../ui/button.tsx'
import drawing from '../../ui/drawings/not-found.svg'
import { MessagePage } from '../../ui/message-page.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SiteDirectory } from '../site-directory.tsx'

interface StoryFailedProps {
  /** True if the story has expired or never existed; false if it could not be loaded. */
  isMissing: boolean
  retry: () => void
  error: unknown
}

export const StoryFailed = ({ isMissing, retry, error }: StoryFailedProps) =>
  isMissing ? (
    <MessagePage
      kicker="Not found"
      title="Story not found."
      action={<ButtonLink to="/">Go Home</ButtonLink>}
      drawing={drawing}
      ways={<SiteDirectory />}
    >
      Some stories stay for only a day or two, and this one may have expired. See today’s stories on the front page.
    </MessagePage>
  ) : (
    <LoadFailed title="Failed to load story." retry={retry} error={error} ways={<SiteDirectory />}>
      The story has not been removed.
    </LoadFailed>
  )

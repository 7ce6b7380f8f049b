import { Button, ButtonLink } from '../../ui/button.tsx'
import { MessagePage } from '../../ui/message-page.tsx'

interface StoryFailedProps {
  /** Over or never there, and not only out of reach. */
  isMissing: boolean
  retry: () => void
}

export const StoryFailed = ({ isMissing, retry }: StoryFailedProps) =>
  isMissing ? (
    <MessagePage kicker="Not found" title="Story not found." action={<ButtonLink to="/">Go Home</ButtonLink>}>
      Some stories are shown for a day or two only, and this one may be over. The front page has those of today.
    </MessagePage>
  ) : (
    <MessagePage
      kicker="Out of reach"
      title="Failed to load story."
      action={
        <Button look="strong" onClick={retry}>
          Try again
        </Button>
      }
    >
      Our desk did not answer, or your connection dropped. The story itself is not lost.
    </MessagePage>
  )

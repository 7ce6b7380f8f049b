import { Button, ButtonLink } from '../../ui/button.tsx'
import { MessagePage } from '../../ui/message-page.tsx'

interface ArticleFailedProps {
  /** Missing, and not only out of reach. */
  isMissing: boolean
  retry: () => void
}

export const ArticleFailed = ({ isMissing, retry }: ArticleFailedProps) =>
  isMissing ? (
    <MessagePage kicker="Not found" title="Article not found." action={<GoHome />}>
      It may have been taken back, or its address has a slip in it. The front page has everything that is published.
    </MessagePage>
  ) : (
    <MessagePage
      kicker="Out of reach"
      title="Failed to load article."
      action={
        <>
          <Button look="strong" onClick={retry}>
            Try again
          </Button>
          <GoHome />
        </>
      }
    >
      Our desk did not answer, or your connection dropped. The article itself is not lost.
    </MessagePage>
  )

const GoHome = () => <ButtonLink to="/">Go Home</ButtonLink>

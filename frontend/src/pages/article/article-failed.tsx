import { ButtonLink } from '../../ui/button.tsx'
import drawing from '../../ui/drawings/not-found.svg'
import { MessagePage } from '../../ui/message-page.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SiteDirectory } from '../site-directory.tsx'

interface ArticleFailedProps {
  /** True if the article does not exist; false if it could not be loaded. */
  isMissing: boolean
  retry: () => void
  error: unknown
}

export const ArticleFailed = ({ isMissing, retry, error }: ArticleFailedProps) =>
  isMissing ? (
    <MessagePage kicker="Not found" title="Article not found." action={<GoHome />} drawing={drawing} ways={<SiteDirectory />}>
      It may have been withdrawn, or the address may be mistyped. You can find everything we have published from the front page.
    </MessagePage>
  ) : (
    <LoadFailed title="Failed to load article." retry={retry} error={error} otherAction={<GoHome />} ways={<SiteDirectory />}>
      The article has not been removed.
    </LoadFailed>
  )

const GoHome = () => <ButtonLink to="/">Go Home</ButtonLink>

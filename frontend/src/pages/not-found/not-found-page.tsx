import { ButtonLink } from '../../ui/button.tsx'
import { MessagePage } from '../../ui/message-page.tsx'

export const NotFoundPage = () => (
  <MessagePage
    kicker="Not found"
    title="There is no page at this address"
    action={
      <ButtonLink to="/" look="strong">
        Go Home
      </ButtonLink>
    }
  >
    It may have moved, or the address has a slip in it. The front page leads to everything that is published.
  </MessagePage>
)

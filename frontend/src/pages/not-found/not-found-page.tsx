import { ButtonLink } from '../../ui/button.tsx'
import drawing from '../../ui/drawings/not-found.svg'
import { MessagePage } from '../../ui/message-page.tsx'
import { SiteDirectory } from '../site-directory.tsx'

export const NotFoundPage = () => (
  <MessagePage
    kicker="Not found"
    title="This page does not exist"
    action={
      <ButtonLink to="/" look="strong">
        Go Home
      </ButtonLink>
    }
    drawing={drawing}
    ways={<SiteDirectory />}
  >
    It may have moved, or the address may be mistyped. You can find everything we have published from the front page.
  </MessagePage>
)

import { Button, ButtonLink } from '../ui/button.tsx'
import { MessagePage } from '../ui/message-page.tsx'
import { SiteDirectory } from '../pages/site-directory.tsx'
import { reloadIfReached } from './page-loader.ts'
import * as texts from './frame-texts.ts'

/** The page for a fault of ours. Its links load whole pages, because React's state in memory may be broken. */
export const ErrorPage = () => (
  <MessagePage
    kicker={texts.correction}
    title={texts.somethingWentWrong}
    action={
      <>
        <Button look="strong" onClick={() => window.location.reload()}>
          {texts.loadAgain}
        </Button>
        <ButtonLink to="/" reloadDocument>
          {texts.goHome}
        </ButtonLink>
      </>
    }
    ways={<SiteDirectory reloads />}
  >
    {texts.faultIsOurs}
  </MessagePage>
)

export const UnreachablePage = () => (
  <MessagePage
    kicker={texts.offline}
    title={texts.unreachable}
    action={
      <>
        <Button look="strong" onClick={() => void reloadIfReached()}>
          {texts.tryAgain}
        </Button>
        <Button onClick={() => history.back()}>{texts.goBack}</Button>
      </>
    }
  >
    {texts.loadsWhenOnline}
  </MessagePage>
)

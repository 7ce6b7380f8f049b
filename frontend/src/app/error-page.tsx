import { Button, ButtonLink } from '../ui/button.tsx'
import { MessagePage } from '../ui/message-page.tsx'
import { reloadIfReached } from './page-loader.ts'

/** A fault of ours. Links are whole page loads: what React holds in memory may be what is broken. */
export const ErrorPage = () => (
  <MessagePage
    kicker="Correction"
    title="Something went wrong"
    action={
      <>
        <Button look="strong" onClick={() => window.location.reload()}>
          Load this page again
        </Button>
        <ButtonLink to="/" reloadDocument>
          Go Home
        </ButtonLink>
      </>
    }
  >
    This page could not be shown. The fault is ours; nothing that you did caused it.
  </MessagePage>
)

export const UnreachablePage = () => (
  <MessagePage
    kicker="No line"
    title="Artha cannot be reached"
    action={
      <>
        <Button look="strong" onClick={() => void reloadIfReached()}>
          Try again
        </Button>
        <Button onClick={() => history.back()}>Go back</Button>
      </>
    }
  >
    This page comes as soon as your device is connected again.
  </MessagePage>
)

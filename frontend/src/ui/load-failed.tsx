import type { ReactNode } from 'react'
import { retryAdviceOn } from '../lib/when-to-retry.ts'
import { Button } from './button.tsx'
import { MessagePage } from './message-page.tsx'

interface OutOfReachProps {
  title: string
  /** A sentence about what is not lost. */
  children: ReactNode
  retry: () => void
  /** The error of the failed request. */
  error: unknown
  /** Another action beside the retry button. */
  otherAction?: ReactNode
  ways?: ReactNode
}

/** Replaces a page whose data could not be loaded. */
export const LoadFailed = ({ title, children, retry, error, otherAction, ways }: OutOfReachProps) => (
  <MessagePage
    kicker="Out of reach"
    title={title}
    action={
      <>
        <Button look="strong" onClick={retry}>
          Try again
        </Button>
        {otherAction}
      </>
    }
    ways={ways}
  >
    Our server did not respond, or your connection dropped. <span>{children}</span> <span>{retryAdviceOn(error)}</span>
  </MessagePage>
)

import type { ReactNode } from 'react'
import { retryAdviceOn } from '../lib/when-to-retry.ts'
import { Button } from './button.tsx'
import { MessagePage } from './message-page.tsx'

interface OutOfReachProps {
  title: string
  /** What is not lost by it, in a sentence. */
  children: ReactNode
  retry: () => void
  /** Why it did not come, as far as it is known. */
  error: unknown
  /** Another way on, beside the next try. */
  otherAction?: ReactNode
  ways?: ReactNode
}

/** In the place of a page whose answer did not come. */
export const OutOfReach = ({ title, children, retry, error, otherAction, ways }: OutOfReachProps) => (
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

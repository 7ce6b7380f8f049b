import type { ReactNode } from 'react'
import { isTooMany, retryAdviceOn } from '../lib/when-to-retry.ts'
import { Notice } from './notice.tsx'
import { Button } from './button.tsx'

/** The state of a data request, as hooks return it. */
interface Loadable<T> {
  data: T | undefined
  error: unknown
  isLoading: boolean
  retry: () => void
}

interface LoadStateProps<T> {
  of: Loadable<T>
  /** A skeleton in the shape of the expected content. */
  pending: ReactNode
  /** Replaces the default failure view of `failedMessage` and a retry button. */
  failed?: (error: unknown) => ReactNode
  failedMessage?: string
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/** The one place that decides between pending, failed, empty and ready. Data once shown stays when a later read fails. */
export function LoadState<T>({ of, pending, failed, failedMessage = 'This could not be loaded.', isEmpty, empty, children }: LoadStateProps<T>) {
  const { data, error, retry } = of
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data)
  if (error === undefined) {
    return (
      <div role="status" aria-busy="true">
        <span className="visually-hidden">Loading …</span>
        {pending}
      </div>
    )
  }
  if (failed) return failed(error)
  if (isTooMany(error))
    return (
      <Notice kind="failed" title="Please wait a little." action={<Button onClick={retry}>Try again</Button>}>
        {`Too many requests came from your connection. ${retryAdviceOn(error) ?? ''}`}
      </Notice>
    )
  return (
    <Notice kind="failed" title={failedMessage} action={<Button onClick={retry}>Try again</Button>}>
      {`Your connection may have dropped, or our server is not responding. Nothing else on this page is affected. ${retryAdviceOn(error) ?? ''}`}
    </Notice>
  )
}

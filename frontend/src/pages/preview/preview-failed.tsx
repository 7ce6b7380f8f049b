import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { MessagePage } from '../../ui/message-page.tsx'

interface PreviewFailedProps {
  /** True if the preview has expired or never existed; false if it could not be loaded. */
  isOver: boolean
  retry: () => void
  error: unknown
}

/** The page of a preview link that has expired, or whose preview could not be loaded. */
export const PreviewFailed = ({ isOver, retry, error }: PreviewFailedProps) =>
  isOver ? (
    <MessagePage kicker="Preview" title="This preview has expired, or its link is incomplete." action={<ButtonLink to="/">Go Home</ButtonLink>}>
      A preview link works for half an hour. Open the preview again from the form or the Studio, or ask whoever sent you the link for a new one. If
      you copied the link, check that it is complete.
    </MessagePage>
  ) : (
    <LoadFailed title="This preview could not be loaded." retry={retry} error={error}>
      Your work is safe.
    </LoadFailed>
  )

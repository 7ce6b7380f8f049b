import { ButtonLink } from '../../ui/button.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { OutOfReach } from '../../ui/out-of-reach.tsx'

interface PreviewFailedProps {
  /** Over or never there, and not only out of reach. */
  isOver: boolean
  retry: () => void
  error: unknown
}

export const PreviewFailed = ({ isOver, retry, error }: PreviewFailedProps) =>
  isOver ? (
    <MessagePage kicker="Preview" title="This preview is over, or its link is not whole." action={<ButtonLink to="/">Go Home</ButtonLink>}>
      A link to a preview works for half an hour. Open the preview once more from the form or from the Studio, or ask the person who sent you the link
      for a new one. If you copied it, check that it was copied to its end.
    </MessagePage>
  ) : (
    <OutOfReach title="This preview could not be loaded." retry={retry} error={error}>
      Nothing that you have written is lost.
    </OutOfReach>
  )

import { useParams } from 'react-router-dom'
import { isNotFound } from '../../api/api-error.ts'
import { useFigure } from '../../api/figures.ts'
import { FigureText } from '../../features/figures/figure-text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DocumentSkeleton } from '../../ui/document-skeleton.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { SiteDirectory } from '../site-directory.tsx'

export function FigurePage() {
  const { key = '' } = useParams()
  const figure = useFigure(key)
  return (
    <LoadState
      of={figure}
      pending={<DocumentSkeleton />}
      failed={(error) => <Failed isMissing={isNotFound(error)} retry={figure.retry} error={error} />}
    >
      {(answer) => <FigureText answer={answer} />}
    </LoadState>
  )
}

const Failed = ({ isMissing, retry, error }: { isMissing: boolean; retry: () => void; error: unknown }) =>
  isMissing ? (
    <MessagePage kicker="Not found" title="This figure does not exist." action={<ToRegister />} ways={<SiteDirectory />}>
      The address may be mistyped. See the full list of figures.
    </MessagePage>
  ) : (
    <LoadFailed title="This figure could not be loaded." retry={retry} error={error} otherAction={<ToRegister />}>
      The figure has not been removed.
    </LoadFailed>
  )

const ToRegister = () => <ButtonLink to="/figures">All figures</ButtonLink>

import { isNotFound } from '../../api/api-error.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { MessagePage } from '../../ui/message-page.tsx'

export const TermFailed = ({ error, retry }: { error: unknown; retry: () => void }) =>
  isNotFound(error) ? (
    <MessagePage kicker="Not found" title="This term does not exist." action={<ToGlossary />}>
      The address may be mistyped. See all terms in the glossary.
    </MessagePage>
  ) : (
    <LoadFailed title="This term could not be loaded." retry={retry} error={error} otherAction={<ToGlossary />}>
      The term has not been removed.
    </LoadFailed>
  )

const ToGlossary = () => <ButtonLink to="/glossary">All terms</ButtonLink>

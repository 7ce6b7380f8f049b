import { useSession } from '../../api/session.ts'
import { AccountPanel } from '../../features/accounts/account-panel.tsx'
import { NewsletterBox } from './newsletter-box.tsx'

interface SignedInPanelProps {
  /** True if the newsletter form is below the links. */
  hasNewsletter: boolean
}

/** The account menu in the header. */
export function SignedInPanel({ hasNewsletter }: SignedInPanelProps) {
  const { user } = useSession()
  return <AccountPanel user={user} newsletter={hasNewsletter && <NewsletterBox label="Newsletter in the account menu" />} />
}

import { useSession } from '../../api/session.ts'
import { AccountPanel } from '../../features/accounts/account-panel.tsx'
import { NewsletterBox } from './newsletter-box.tsx'

/** The account menu in the header. */
export function SignedInPanel() {
  const { user } = useSession()
  return <AccountPanel user={user} newsletter={<NewsletterBox label="Newsletter in the menu" />} />
}

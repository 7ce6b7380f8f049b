import { logOut } from '../../api/accounts.ts'
import { useSession } from '../../api/session.ts'
import { AccountPanel } from '../../features/accounts/account-panel.tsx'
import { loadPage } from '../../lib/load-page.ts'
import { NewsletterBox } from './newsletter-box.tsx'

/** The account menu of the header. Logging out loads the login page whole, so that nothing that was read stays in memory. */
export function SignedInPanel() {
  const { user } = useSession()
  return (
    <AccountPanel
      user={user}
      newsletter={<NewsletterBox label="Newsletter in the menu" />}
      onLogOut={() => void logOut().then(() => loadPage('/login'))}
    />
  )
}

import { Link } from 'react-router-dom'
import { useSession } from '../../api/session.ts'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { OpenAccount } from '../../features/accounts/open-account.tsx'
import { NewsletterBox } from './newsletter-box.tsx'
import { useLoginWhenSignedOut } from './session-redirects.ts'

export function AccountPage() {
  useLoginWhenSignedOut()
  const { user } = useSession()
  return user ? <OpenAccount user={user} newsletterForm={<NewsletterBox />} /> : <WhoseAccount />
}

/** The server's version of the page: the server does not know who is signed in. */
const WhoseAccount = () => (
  <AccountScreen title="Your account" intro="Log in to see your newsletter and your signed-in devices." links={<Link to="/login">Log In</Link>}>
    {null}
  </AccountScreen>
)

import { Link } from 'react-router-dom'
import type { Account } from '@artha/contract/account'
import { useSession } from '../../api/session.ts'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { AccountDetails } from '../../features/accounts/account-details.tsx'
import { AccountNewsletter } from '../../features/accounts/account-newsletter.tsx'
import { AccountSessions } from '../../features/accounts/account-sessions.tsx'
import { NewsletterBox } from './newsletter-box.tsx'
import { useLoginWhenSignedOut } from './session-redirects.ts'
import styles from './account-page.module.css'

export function AccountPage() {
  useLoginWhenSignedOut()
  const { user } = useSession()
  return user ? <OpenAccount user={user} /> : <WhoseAccount />
}

/** The server's version of the page: the server does not know who is signed in. */
const WhoseAccount = () => (
  <AccountScreen title="Your account" intro="Log in to see your newsletter and your signed-in devices." links={<Link to="/login">Log In</Link>}>
    {null}
  </AccountScreen>
)

const OpenAccount = ({ user }: { user: Account }) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <h1 className={styles.title}>Your account</h1>
      <p className={styles.person}>
        <span>{user.username}</span> <span className={styles.email}>{user.email}</span>
      </p>
    </header>
    <div className={styles.own}>
      <div className={styles.column}>
        <AccountNewsletter user={user} form={<NewsletterBox />} />
        <AccountDetails user={user} />
      </div>
      <AccountSessions />
    </div>
  </div>
)

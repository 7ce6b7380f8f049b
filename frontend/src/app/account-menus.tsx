import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useFreshSession } from '../api/use-session-read.ts'
import { useSession } from '../api/session.ts'
import { NewsletterBox } from '../pages/accounts/newsletter-box.tsx'
import { SiteDirectory } from '../pages/site-directory.tsx'
import { showUnreachableToast } from '../pages/unreachable-toast.ts'
import { MenuIcon, PersonIcon } from '../ui/icons.tsx'
import { Menu } from '../ui/menu.tsx'
import { menuLinks } from './site-links.ts'
import * as texts from './frame-texts.ts'
import styles from './account-menus.module.css'

/** Loaded for signed-in readers only. */
const SignedInPanel = lazy(async () => ({ default: (await import('../pages/accounts/signed-in-panel.tsx')).SignedInPanel }))

const SignedIn = ({ hasNewsletter }: { hasNewsletter: boolean }) => (
  <Suspense>
    <SignedInPanel hasNewsletter={hasNewsletter} />
  </Suspense>
)

const leave = () => void import('../pages/accounts/log-out.ts').then(({ logOutHere }) => logOutHere(), showUnreachableToast)

const Logout = ({ className }: { className: string | undefined }) => (
  <button type="button" className={className} onClick={leave}>
    {texts.logout}
  </button>
)

/**
 * The account links of the wide bar. The server always draws the login link; in the browser a signed-in reader gets the account menu and Logout
 * instead.
 */
export function AccountMenu() {
  const { status, user } = useSession()
  useFreshSession()
  return (
    <nav className={styles.wide} aria-label={texts.account}>
      {status === 'signed-in' ? (
        <>
          <Menu label={<PersonIcon />} accessibleLabel={texts.accountOf(user?.username)}>
            <SignedIn hasNewsletter />
          </Menu>
          <Logout className={styles.login} />
        </>
      ) : (
        <Link className={styles.login} to="/login">
          {texts.login}
        </Link>
      )}
    </nav>
  )
}

/** The menu of the narrow bar: all links and the account, then links to sections and tools, and last the newsletter. */
export function SiteMenu() {
  const { status } = useSession()
  return (
    <nav className={styles.narrow} aria-label={texts.menu}>
      <Menu label={<MenuIcon />} accessibleLabel={texts.menu} late={<NewsletterBox label={texts.newsletterInMenu} />}>
        <ul className={styles.links}>
          {menuLinks.map(({ label, to }) => (
            <li key={to}>
              <Link className={styles.link} to={to}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            {status === 'signed-in' ? (
              <Logout className={styles.link} />
            ) : (
              <Link className={styles.link} to="/login">
                {texts.login}
              </Link>
            )}
          </li>
        </ul>
        {status === 'signed-in' && (
          <div className={styles.signedIn}>
            <SignedIn hasNewsletter={false} />
          </div>
        )}
        <SiteDirectory />
      </Menu>
    </nav>
  )
}

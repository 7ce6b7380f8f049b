import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useFreshSession } from '../api/me.ts'
import { useSession } from '../api/session.ts'
import { NewsletterBox } from '../pages/accounts/newsletter-box.tsx'
import { WaysOn } from '../pages/ways-on.tsx'
import { DownIcon, MenuIcon } from '../ui/icons.tsx'
import { Menu } from '../ui/menu.tsx'
import { menuLinks } from './site-links.ts'
import * as texts from './frame-texts.ts'
import styles from './account-menus.module.css'

/** Script that only those need who are signed in. */
const SignedInPanel = lazy(async () => ({ default: (await import('../pages/accounts/signed-in-panel.tsx')).SignedInPanel }))

const SignedIn = () => (
  <Suspense>
    <SignedInPanel />
  </Suspense>
)

/** In the wide bar. The server, which does not know who reads, offers the login; the name takes the same place. */
export function AccountMenu() {
  const { status, user } = useSession()
  useFreshSession()
  return (
    <nav className={styles.wide} aria-label={texts.account}>
      {status === 'signed-in' ? (
        <Menu
          className={styles.account}
          label={
            <>
              <span className={styles.name}>{user?.username ?? texts.account}</span>
              <DownIcon size={16} />
            </>
          }
        >
          <SignedIn />
        </Menu>
      ) : (
        <Link className={styles.login} to="/login">
          {texts.login}
        </Link>
      )}
    </nav>
  )
}

/** In the narrow bar: all links, the ways to sections and tools, and the newsletter or the account below them. */
export function SiteMenu() {
  const { status } = useSession()
  return (
    <nav className={styles.narrow} aria-label={texts.menu}>
      <Menu
        key={status}
        label={<MenuIcon />}
        accessibleLabel={texts.menu}
        late={status !== 'signed-in' && <NewsletterBox label={texts.newsletterInMenu} />}
      >
        <ul className={styles.links}>
          {menuLinks.map(({ label, to }) => (
            <li key={to}>
              <Link className={styles.link} to={to}>
                {label}
              </Link>
            </li>
          ))}
          {status !== 'signed-in' && (
            <li>
              <Link className={styles.link} to="/login">
                {texts.login}
              </Link>
            </li>
          )}
        </ul>
        <WaysOn />
        {status === 'signed-in' && <SignedIn />}
      </Menu>
    </nav>
  )
}

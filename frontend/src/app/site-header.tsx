import { Link, useLocation } from 'react-router-dom'
import { weekdayAndDateInIndia } from '../lib/dates.ts'
import { AccountMenu, SiteMenu } from './account-menus.tsx'
import { CategoryStrip } from './category-strip.tsx'
import { NewsletterBox } from '../pages/accounts/newsletter-box.tsx'
import { DownIcon } from '../ui/icons.tsx'
import { Menu } from '../ui/menu.tsx'
import { useNow } from '../ui/now.ts'
import { headerLinks } from './site-links.ts'
import { useSiteName } from './site-name.ts'
import { SiteSearch } from './site-search.tsx'
import { ThemeToggle } from './theme.tsx'
import * as texts from './frame-texts.ts'
import styles from './site-header.module.css'

/** The nameplate scrolls away; the bar with sections, links, search and theme stays. */
export function SiteHeader() {
  const siteName = useSiteName()
  return (
    <>
      <header className={`${styles.nameplate} page-width`}>
        <div>
          <DateLine />
          <p className={styles.motto}>{texts.motto}</p>
        </div>
        <Link className={styles.wordmark} to="/">
          {siteName}
        </Link>
        <NewsletterMenu />
        <div className={`${styles.themeAbove} not-printed`}>
          <ThemeToggle />
        </div>
      </header>
      <div className={`${styles.bar} not-printed`}>
        <div className={`${styles.row} page-width`}>
          <CategoryStrip />
          <HeaderLinks />
          <SiteSearch />
          <AccountMenu />
          <div className={styles.themeInBar}>
            <ThemeToggle />
          </div>
          <SiteMenu />
        </div>
      </div>
    </>
  )
}

/** The newsletter form of wide windows; narrow windows have it in the menu of the bar. */
const NewsletterMenu = () => (
  <Menu
    className={`${styles.newsletter} needs-script not-printed`}
    label={
      <>
        <span>{texts.newsletter}</span>
        <DownIcon size={16} />
      </>
    }
    late={<NewsletterBox label={texts.newsletterInHeader} />}
  />
)

/** Today's date by the reader's clock. The server leaves the line empty at full height. */
function DateLine() {
  const now = useNow()
  return <p className={styles.date}>{now && <time dateTime={now.toISOString()}>{weekdayAndDateInIndia(now)}</time>}</p>
}

function HeaderLinks() {
  const { pathname } = useLocation()
  return (
    <nav className={styles.links} aria-label={texts.site}>
      <ul>
        {headerLinks.map(({ label, to }) => (
          <li key={to}>
            <Link className={styles.link} to={to} aria-current={pathname === to ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

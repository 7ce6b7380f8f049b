import { Link } from 'react-router-dom'
import { footerSections } from './site-links.ts'
import { useSiteName } from './site-name.ts'
import styles from './site-footer.module.css'

export function SiteFooter() {
  const siteName = useSiteName()
  return (
    <footer className={`${styles.footer} not-printed`}>
      <div className={`${styles.inner} page-width`}>
        <p className={styles.wordmark}>{siteName}</p>
        <nav aria-label="Front page sections">
          <ul className={styles.sections}>
            {footerSections.map(({ label, to }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.notes}>
          <p className={styles.education}>For education only, not investment advice.</p>
          <p>Figures come from the public acts, circulars and notifications named beside them, and hold for the dates stated there.</p>
          <p>© {siteName}</p>
        </div>
      </div>
    </footer>
  )
}

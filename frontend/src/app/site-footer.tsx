import { Link } from 'react-router-dom'
import { footerPages, footerSections, socialPlaces } from './site-links.ts'
import { useSiteName } from './site-name.ts'
import styles from './site-footer.module.css'

export function SiteFooter() {
  const siteName = useSiteName()
  return (
    <footer className={`${styles.footer} not-printed`}>
      <div className={`${styles.inner} page-width`}>
        <p className={styles.wordmark}>{siteName}</p>
        <FooterLinks label="Front page sections" links={footerSections} className={styles.sections} />
        <FooterLinks label="About this site" links={footerPages} className={styles.pages} />
        <div className={styles.notes}>
          <p className={styles.education}>For education only, not investment advice.</p>
          <p>Official figures stand in our register, each with its document and the days on which it holds.</p>
          <p>{socialPlaces.join(', ')}: not open yet.</p>
          <p>© {siteName}</p>
        </div>
      </div>
    </footer>
  )
}

interface FooterLinksProps {
  label: string
  links: typeof footerPages
  className: string | undefined
}

const FooterLinks = ({ label, links, className }: FooterLinksProps) => (
  <nav aria-label={label}>
    <ul className={className}>
      {links.map((link) => (
        <li key={link.to}>
          <Link className={styles.link} to={link.to}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

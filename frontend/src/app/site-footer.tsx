import { Link } from 'react-router-dom'
import { footerPages, footerSections, socialNetworks } from './site-links.ts'
import { useSiteName } from './site-name.ts'
import * as texts from './frame-texts.ts'
import styles from './site-footer.module.css'

export function SiteFooter() {
  const siteName = useSiteName()
  return (
    <footer className={`${styles.footer} not-printed`}>
      <div className={`${styles.inner} page-width`}>
        <p className={styles.wordmark}>{siteName}</p>
        <FooterLinks label={texts.frontPageSections} links={footerSections} className={styles.sections} />
        <FooterLinks label={texts.aboutThisSite} links={footerPages} className={styles.pages} />
        <div className={styles.notes}>
          <p className={styles.education}>{texts.forEducation}</p>
          <p>{texts.figuresInRegister}</p>
          <p>{texts.notOpenYet(socialNetworks)}</p>
          <p>{`© ${siteName}`}</p>
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

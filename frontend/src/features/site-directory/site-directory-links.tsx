import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import styles from './site-directory.module.css'

const sections = ['News', 'Finance', 'Investment', 'Budget', 'Loan', 'GST', 'Tax', 'Saving', 'FinTech'].map((name) => ({
  name,
  to: `/?category=${name}#feed`,
}))

const tools = [
  { name: 'Calculators', to: '/calculators' },
  { name: 'Prices', to: '/commodities' },
  { name: 'Finance Academy', to: '/finance-academy' },
  { name: 'Glossary', to: '/glossary' },
  { name: 'Tax calendar', to: '/tax-calendar' },
  { name: 'Official figures', to: '/figures' },
]

interface WaysOnLinksProps {
  /** Makes links load whole pages. */
  reloads?: boolean
}

/** Search, tools and sections. The search is a plain form for the front page and works without JavaScript. */
export const SiteDirectoryLinks = ({ reloads = false }: WaysOnLinksProps) => (
  <div className={styles.frame}>
    <div className={styles.ways}>
      <form className={styles.search} role="search" action="/">
        <Field type="search" name="q" label="Search all articles" maxLength={100} enterKeyHint="search" required />
        <Button type="submit">
          <SearchIcon size={18} /> Search articles
        </Button>
      </form>
      <Ways title="Tools" links={tools} reloads={reloads} />
      <Ways title="Sections" links={sections} reloads={reloads} />
    </div>
  </div>
)

function Ways({ title, links, reloads }: { title: string; links: typeof tools; reloads: boolean }) {
  const id = useId()
  return (
    <div>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul className={styles.links} aria-labelledby={id}>
        {links.map(({ name, to }) => (
          <li key={to}>
            <Link className={styles.link} to={to} reloadDocument={reloads}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Drawing } from '../../ui/drawing.tsx'
import drawing from '../../ui/drawings/sign-in.svg'
import styles from './account-screen.module.css'

interface AccountScreenProps {
  title: string
  intro?: ReactNode
  children: ReactNode
  /** Links to related pages, below the form. */
  links?: ReactNode
}

/** The layout of an account page: a heading, an introduction and a form in one narrow column. */
export const AccountScreen = ({ title, intro, children, links }: AccountScreenProps) => (
  <div className={styles.screen}>
    <Drawing src={drawing} />
    <h1 className={styles.title}>{title}</h1>
    {intro && <p className={styles.intro}>{intro}</p>}
    <noscript>
      <p className={styles.intro}>This page needs JavaScript. Please turn it on for this site and reload the page.</p>
    </noscript>
    {children}
    {links && <div className={styles.links}>{links}</div>}
  </div>
)

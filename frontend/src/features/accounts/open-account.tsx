import type { ReactNode } from 'react'
import type { Account } from '@artha/contract/account'
import { AccountDetails } from './account-details.tsx'
import { AccountNewsletter } from './account-newsletter.tsx'
import { AccountSessions } from './account-sessions.tsx'
import styles from './open-account.module.css'

interface OpenAccountProps {
  user: Account
  /** The form that subscribes to the newsletter. */
  newsletterForm: ReactNode
}

/** The account of the signed-in user: newsletter, name and password, signed-in devices. */
export const OpenAccount = ({ user, newsletterForm }: OpenAccountProps) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <h1 className={styles.title}>Your account</h1>
      <p className={styles.person}>
        <span>{user.username}</span> <span className={styles.email}>{user.email}</span>
      </p>
    </header>
    <div className={styles.own}>
      <div className={styles.column}>
        <AccountNewsletter user={user} form={newsletterForm} />
        <AccountDetails user={user} />
      </div>
      <AccountSessions />
    </div>
  </div>
)

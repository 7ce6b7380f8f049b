import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Account } from '@artha/contract/account'
import styles from './account-panel.module.css'

interface AccountPanelProps {
  /** Undefined while the session is known but its account is still loading. */
  user: Account | undefined
  newsletter?: ReactNode
}

/** The signed-in user's name and e-mail, with links to the account pages. */
export const AccountPanel = ({ user, newsletter }: AccountPanelProps) => (
  <div className={styles.panel}>
    {user && (
      <div>
        <p className={styles.name}>{user.username}</p>
        <p className={styles.email}>{user.email}</p>
      </div>
    )}
    <ul className={styles.entries}>
      <li>
        <Link className={styles.entry} to="/account">
          Your account
        </Link>
      </li>
      {user?.isAdmin && (
        <li>
          <Link className={styles.entry} to="/dashboard">
            Dashboard
          </Link>
        </li>
      )}
    </ul>
    {newsletter}
  </div>
)

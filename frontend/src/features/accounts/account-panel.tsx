import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Account } from '@artha/contract/account'
import styles from './account-panel.module.css'

interface AccountPanelProps {
  /** Absent for the moment in which only the token is known. */
  user: Account | undefined
  newsletter: ReactNode
}

/** Who is signed in, and the ways of an account. */
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

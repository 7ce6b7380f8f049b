import { NavLink } from 'react-router-dom'
import type { Account } from '@artha/contract/account'
import styles from './desk-nav.module.css'

interface DeskNavProps {
  user: Pick<Account, 'isAdmin' | 'isPrimaryAdmin'>
  mayRestore: boolean
  isReviewOn: boolean
}

/** Links to the dashboard pages that the user may open. */
export function DeskNav({ user, mayRestore, isReviewOn }: DeskNavProps) {
  if (!user.isAdmin) return null
  const links = [
    ['/dashboard', 'Desk'],
    ['/dashboard/articles', 'Articles'],
    ['/dashboard/stories', 'Stories'],
    ...(isReviewOn ? [['/dashboard/review', 'Review'] as const] : []),
    ['/dashboard/calendar', 'Calendar'],
    ['/dashboard/media', 'Media'],
    ['/dashboard/redirects', 'Redirects'],
    ...(user.isPrimaryAdmin ? [['/dashboard/people', 'People'] as const] : []),
    ...(mayRestore ? [['/dashboard/newsletter', 'Newsletter'] as const] : []),
    ...(mayRestore ? [['/dashboard/bin', 'Bin'] as const] : []),
    ['/form', 'New article'],
  ] as const
  return (
    <nav aria-label="Desk">
      <ul className={styles.links}>
        {links.map(([to, name]) => (
          <li key={to}>
            <NavLink to={to} end className={() => styles.link}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

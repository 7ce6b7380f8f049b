import type { ReactNode } from 'react'
import styles from './message-page.module.css'

interface MessagePageProps {
  kicker: string
  title: string
  children: ReactNode
  action?: ReactNode
  /** Links to other pages. */
  ways?: ReactNode
}

/** A page with one message and an action. */
export const MessagePage = ({ kicker, title, children, action, ways }: MessagePageProps) => (
  <div className={styles.page}>
    <p className={styles.kicker}>{kicker}</p>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.text}>{children}</p>
    {action && <div className={styles.action}>{action}</div>}
    {ways}
  </div>
)

import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'
import styles from './message-page.module.css'

interface MessagePageProps {
  kicker: string
  title: string
  children: ReactNode
  action?: ReactNode
  /** Address of a drawing's SVG file. */
  drawing?: string
  /** Links to other pages. */
  ways?: ReactNode
}

/** A page with one message and an action. In a wide window the drawing is beside the message. */
export const MessagePage = ({ kicker, title, children, action, drawing, ways }: MessagePageProps) => (
  <div className={`${styles.page} ${drawing ? styles.drawn : ''}`}>
    <div className={styles.message}>
      <p className={styles.kicker}>{kicker}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
    {drawing && <Drawing src={drawing} />}
    {ways}
  </div>
)

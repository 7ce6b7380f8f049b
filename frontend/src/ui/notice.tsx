import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'
import drawing from './drawings/empty.svg'
import styles from './notice.module.css'

interface NoticeProps {
  /** "failed" is announced to screen readers at once. */
  kind: 'empty' | 'failed'
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** Explains an empty list or a failure and what to do next. */
export const Notice = ({ kind, title, children, action }: NoticeProps) => (
  <div className={`${styles.notice} ${styles[kind] ?? ''}`} role={kind === 'failed' ? 'alert' : undefined}>
    <p className={styles.title}>{title}</p>
    {children && <p className={styles.text}>{children}</p>}
    {action}
    {kind === 'empty' && <Drawing src={drawing} />}
  </div>
)

import type { ReactNode } from 'react'
import { CheckIcon, WarningIcon } from './icons.tsx'
import styles from './message.module.css'

interface MessageProps {
  kind: 'done' | 'failed'
  title: string
  detail?: ReactNode
}

/** The outcome of an action, beside the control that started it. The parent decides how a screen reader announces it. */
export const Message = ({ kind, title, detail }: MessageProps) => (
  <div className={`${styles.message} ${styles[kind] ?? ''}`}>
    <span className={styles.icon}>{kind === 'done' ? <CheckIcon size={18} /> : <WarningIcon size={18} />}</span>
    <div>
      <p className={styles.title}>{title}</p>
      {detail && <p className={styles.detail}>{detail}</p>}
    </div>
  </div>
)

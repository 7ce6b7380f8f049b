import type { ReactNode } from 'react'
import styles from './live-region.module.css'

interface LiveRegionProps {
  /** "alert" interrupts a screen reader, "status" waits for its turn. */
  role: 'alert' | 'status'
  children: ReactNode
}

/** A live region for screen readers. It must be in the page before its text appears; it takes no space while empty. */
export const LiveRegion = ({ role, children }: LiveRegionProps) => (
  <div role={role} className={styles.region}>
    {children}
  </div>
)

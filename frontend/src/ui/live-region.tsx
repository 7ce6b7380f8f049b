import type { ReactNode } from 'react'
import styles from './live-region.module.css'

interface LiveRegionProps {
  /** "alert" interrupts a screen reader, "status" waits for its turn. */
  role: 'alert' | 'status'
  children: ReactNode
}

/** Where words appear that a screen reader is to say. It must stand in the page before they do, and takes no room then. */
export const LiveRegion = ({ role, children }: LiveRegionProps) => (
  <div role={role} className={styles.region}>
    {children}
  </div>
)

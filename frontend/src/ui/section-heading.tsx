import type { ReactNode } from 'react'
import styles from './section-heading.module.css'

interface SectionHeadingProps {
  id: string
  /** "brief" for a section of headlines, "small" for a column beside the main one. */
  size?: 'large' | 'brief' | 'small'
  aside?: ReactNode
  children: ReactNode
}

/** The rule and title at the top of a section; `id` is for the section's `aria-labelledby`. */
export const SectionHeading = ({ id, size = 'large', aside, children }: SectionHeadingProps) => (
  <div className={`${styles.heading} ${size === 'large' ? '' : (styles[size] ?? '')}`.trim()}>
    <h2 className={styles.title} id={id}>
      {children}
    </h2>
    {aside && <span className={styles.aside}>{aside}</span>}
  </div>
)

import type { ReactNode } from 'react'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './empty-section.module.css'

/** Replaces a section without articles, so that links to its anchor still work. */
export const EmptySection = ({ id, title, children }: { id: string; title: string; children?: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <SectionHeading id={`${id}-title`}>{title}</SectionHeading>
    <p className={styles.words}>
      No articles found. <span>{children}</span>
    </p>
  </section>
)

import type { ReactNode } from 'react'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './empty-section.module.css'

/** In the place of a section that has no article: links to it still lead somewhere. */
export const EmptySection = ({ id, title, children }: { id: string; title: string; children?: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`}>
    <SectionHeading id={`${id}-title`}>{title}</SectionHeading>
    <p className={styles.words}>
      No articles found. <span>{children}</span>
    </p>
  </section>
)

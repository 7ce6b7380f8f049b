import type { Story } from '@artha/contract/story'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { StoryFront } from './story-front.tsx'
import styles from './story-row.module.css'

/** Short stories side by side, scrolled by thumb, wheel or arrow keys. Nothing where there is none. */
export function StoryRow({ stories }: { stories: readonly Story[] }) {
  if (stories.length === 0) return null
  return (
    <section aria-labelledby="stories-title">
      <SectionHeading id="stories-title">Short stories</SectionHeading>
      <div className={styles.scroller} role="group" aria-label="Stories, scrolled sideways" tabIndex={0}>
        <ul className={styles.row}>
          {stories.map((story) => (
            <li key={story._id} className={styles.item}>
              <StoryFront story={story} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

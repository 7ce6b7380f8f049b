import type { Story } from '@artha/contract/story'
import { ResponsivePicture } from '../../ui/responsive-picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
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

/** The front of a story: the picture of its first slide, and its title. */
function StoryFront({ story }: { story: Story }) {
  const [first] = story.slides
  return (
    <article className={styles.story}>
      <ResponsivePicture files={first?.image ?? null} src={first?.imageUrl ?? ''} alt={first?.imageAlt ?? ''} sizes="18rem" ratio="portrait" />
      <div className={styles.words}>
        {story.category && <p className={styles.category}>{story.category}</p>}
        <h3 className={styles.title}>{story.title}</h3>
      </div>
    </article>
  )
}

import type { Story } from '@artha/contract/story'
import { SlidePicture } from './slide-picture.tsx'
import styles from './story-front.module.css'

/** The front of a story: the picture of its first slide and the title. */
export function StoryFront({ story }: { story: Story }) {
  const [first] = story.slides
  return (
    <article className={styles.story}>
      <SlidePicture slide={first} />
      <div className={styles.words}>
        {story.category && <p className={styles.category}>{story.category}</p>}
        <h3 className={styles.title}>{story.title}</h3>
      </div>
    </article>
  )
}

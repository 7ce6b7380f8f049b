import type { Story } from '@artha/contract/story'
import { slideMs, type ViewerShow } from './viewer-show.ts'
import styles from './story-progress.module.css'

interface StoryProgressProps {
  slides: Story['slides']
  show: ViewerShow
}

/** One bar per slide. While the story plays, the current bar fills during the slide's time; the server's HTML has no moving bar. */
export const StoryProgress = ({ slides, show }: StoryProgressProps) => (
  <div className={`${styles.bars} needs-script`} aria-hidden="true">
    {slides.map(({ text }, index) => (
      <span key={index} className={styles.bar}>
        {index < show.index && <span className={styles.full} />}
        {index === show.index && (
          <span
            className={show.isPlaying ? styles.filling : styles.full}
            {...(show.isPlaying && { style: { animationDuration: `${slideMs(text)}ms` } })}
          />
        )}
      </span>
    ))}
  </div>
)

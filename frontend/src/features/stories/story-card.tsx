import { useRef, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Story } from '@artha/contract/story'
import { storyPath } from '../../lib/paths.ts'
import { StoryFront } from './story-front.tsx'
import { StoryLink } from './story-link.tsx'
import styles from './story-card.module.css'

interface StoryCardProps {
  story: Story
  /** By a tap: a finger cannot hover. */
  isTurned: boolean
  onTurn: () => void
  /** The Tab key stops at it; the others of its strip are reached by arrows, and links of slides in the story itself. */
  isStop: boolean
}

/**
 * Turns to its back under the pointer, on focus, and by a tap. The back has all the text, so a screen reader gets that side
 * alone; the tap on the front is one more way for sighted readers.
 */
export function StoryCard({ story, isTurned, onTurn, isStop }: StoryCardProps) {
  const link = useRef<HTMLAnchorElement>(null)

  /** A mouse meets the front only while it still turns: it wants what the back would do. */
  function onFrontClick({ nativeEvent }: MouseEvent) {
    // Some browsers tell of a click without saying what made it
    if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse') link.current?.click()
    else onTurn()
  }

  return (
    <article className={`${styles.card} ${isTurned ? styles.turned : ''}`.trim()}>
      <div className={styles.front} aria-hidden="true" onClick={onFrontClick}>
        <StoryFront story={story} />
      </div>
      <div className={styles.back}>
        <div className={styles.sheet}>
          <h3 className={styles.title}>
            <Link ref={link} className={styles.open} to={storyPath(story._id)} tabIndex={isStop ? undefined : -1}>
              {story.title}
            </Link>
          </h3>
          <p className={styles.author}>{`By ${story.authorName}`}</p>
          <ol className={styles.texts}>
            {story.slides.map(({ text, ctaLink }, index) => (
              <li key={index}>
                <span>{text}</span>
                {ctaLink && (
                  <span className={styles.leadsOn}>
                    <StoryLink to={ctaLink} isSkipped />
                  </span>
                )}
              </li>
            ))}
          </ol>
          <p className={styles.hint} aria-hidden="true">
            Open the story
          </p>
        </div>
      </div>
    </article>
  )
}

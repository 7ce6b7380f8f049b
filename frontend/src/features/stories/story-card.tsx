import { useRef, type MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Story } from '@artha/contract/story'
import { storyPath } from '../../lib/paths.ts'
import { StoryFront } from './story-front.tsx'
import { StoryLink } from './story-link.tsx'
import styles from './story-card.module.css'

interface StoryCardProps {
  story: Story
  /** True after a tap, because touch screens have no hover. */
  isTurned: boolean
  onTurn: () => void
  /** True for the one card of the strip that the Tab key stops at. Arrow keys reach the others. */
  isStop: boolean
}

/**
 * A card that turns to its back on hover, focus or tap. The back has all text, so screen readers get only that side; tapping the front is an extra
 * for sighted readers.
 */
export function StoryCard({ story, isTurned, onTurn, isStop }: StoryCardProps) {
  const link = useRef<HTMLAnchorElement>(null)

  /** A mouse hits the front only while the card is still turning, so its click opens the story as the back does. */
  function onFrontClick({ nativeEvent }: MouseEvent) {
    // Some browsers do not say which pointer caused a click
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

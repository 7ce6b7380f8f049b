import { useRef, type MouseEvent, type RefObject, type TouchEvent } from 'react'
import type { Story } from '@artha/contract/story'
import { SlidePicture } from './slide-picture.tsx'
import { StoryLink } from './story-link.tsx'
import styles from './viewer-slides.module.css'

/** A position on the screen in CSS pixels. */
interface Touched {
  x: number
  y: number
}

/** The shortest swipe that closes. A tap moves less. */
const leastPx = 80

/** True if the finger moved down, not sideways: this closes the story. */
export const isSwipeDown = (from: Touched, to: Touched) => to.y - from.y >= leastPx && Math.abs(to.x - from.x) * 2 <= to.y - from.y

interface ViewerSlidesProps {
  slides: Story['slides']
  list: RefObject<HTMLOListElement | null>
  onScroll: () => void
  onTap: (by: -1 | 1) => void
  onSwipeDown: () => void
}

/** A tap in this share of the width, from the start, goes back. */
const backwardPart = 1 / 3

/** All slides, in reading order in the page. A swipe scrolls from one to the next. */
export function ViewerSlides({ slides, list, onScroll, onTap, onSwipeDown }: ViewerSlidesProps) {
  const touched = useRef<Touched>(undefined)

  // In a list that is scrolled down such a swipe only scrolls back up
  function onTouchStart({ touches, currentTarget }: TouchEvent) {
    const touch = touches[0]
    touched.current = touch && touches.length === 1 && currentTarget.scrollTop <= 0 ? { x: touch.clientX, y: touch.clientY } : undefined
  }

  function onTouchEnd({ changedTouches }: TouchEvent) {
    const touch = changedTouches[0]
    if (touched.current && touch && isSwipeDown(touched.current, { x: touch.clientX, y: touch.clientY })) onSwipeDown()
  }

  function onClick({ target, clientX, currentTarget }: MouseEvent) {
    if (target instanceof Element && target.closest('a, video')) return
    // Selecting text is not a tap
    if (getSelection()?.isCollapsed === false) return
    const { left, width } = currentTarget.getBoundingClientRect()
    onTap(clientX - left < width * backwardPart ? -1 : 1)
  }

  return (
    <ol
      className={styles.slides}
      ref={list}
      tabIndex={0}
      aria-label="Slides"
      onScroll={onScroll}
      onClick={onClick}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      {slides.map((slide, index) => (
        <li key={index} className={`${styles.slide} ${slide.imageUrl ? styles.withPicture : ''}`.trim()}>
          {slide.imageUrl && (
            <div className={styles.picture}>
              <SlidePicture slide={slide} sizes="(min-width: 48rem) 27rem, 92vw" isLead={index === 0} />
            </div>
          )}
          <div className={styles.words}>
            <p className={styles.text}>{slide.text}</p>
            {slide.ctaLink && (
              <p className={styles.leadsOn}>
                <StoryLink to={slide.ctaLink} />
              </p>
            )}
            <span className={styles.end} data-end-of-words />
          </div>
        </li>
      ))}
    </ol>
  )
}

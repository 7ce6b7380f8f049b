import type { MouseEvent, RefObject } from 'react'
import type { Story } from '@artha/contract/story'
import { SlidePicture } from './slide-picture.tsx'
import { StoryLink } from './story-link.tsx'
import styles from './viewer-slides.module.css'

interface ViewerSlidesProps {
  slides: Story['slides']
  list: RefObject<HTMLOListElement | null>
  onScroll: () => void
  onTap: (by: -1 | 1) => void
}

/** A tap in this part of the width, from its beginning, goes back. */
const backwardPart = 1 / 3

/** All slides stand in the page in their order, so that they are read in it; a swipe scrolls from one to the next. */
export function ViewerSlides({ slides, list, onScroll, onTap }: ViewerSlidesProps) {
  function onClick({ target, clientX, currentTarget }: MouseEvent) {
    if (target instanceof Element && target.closest('a, video')) return
    // Who marks words to copy them has not tapped
    if (getSelection()?.isCollapsed === false) return
    const { left, width } = currentTarget.getBoundingClientRect()
    onTap(clientX - left < width * backwardPart ? -1 : 1)
  }

  return (
    <ol className={styles.slides} ref={list} tabIndex={0} aria-label="Slides" onScroll={onScroll} onClick={onClick}>
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
          </div>
        </li>
      ))}
    </ol>
  )
}

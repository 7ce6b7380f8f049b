import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CloseIcon, PauseIcon, PlayIcon } from '../../ui/icons.tsx'
import type { InsightCard } from './insight-cards.ts'
import { nextSlide, showSlide, slideMs, startSlideshow, togglePlaying } from './slideshow.ts'
import styles from './insight-overlay.module.css'

interface InsightOverlayProps {
  card: InsightCard
  onClose: () => void
}

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Shows a card's pictures as a slideshow over the whole page. Escape and the close button close it. */
export function InsightOverlay({ card, onClose }: InsightOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [show, setShow] = useState(() => startSlideshow(lessMotion()))
  const count = card.slides.length
  const slide = card.slides[show.index]

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (!show.isPlaying) return
    const timer = setInterval(() => setShow((now) => nextSlide(now, count)), slideMs)
    return () => clearInterval(timer)
  }, [show.isPlaying, count])

  return (
    <dialog className={styles.overlay} ref={dialog} aria-labelledby="insight-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title} id="insight-title">
          {card.title}
        </h2>
        <button type="button" className={styles.round} aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <figure className={styles.slide} aria-live={show.isPlaying ? 'off' : 'polite'}>
        <img key={show.index} className={styles.picture} src={slide?.imageUrl} alt="" width={1200} height={800} />
        <figcaption className={styles.caption}>{slide?.title}</figcaption>
      </figure>
      <div className={styles.controls}>
        <Button onClick={() => setShow(togglePlaying)}>
          {show.isPlaying ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
          <span>{show.isPlaying ? 'Pause' : 'Play'}</span>
        </Button>
        <ol className={styles.dots}>
          {card.slides.map(({ title }, index) => (
            <li key={title}>
              <button
                type="button"
                className={styles.dot}
                aria-label={`Slide ${index + 1} of ${count}`}
                aria-current={index === show.index ? 'true' : undefined}
                onClick={() => setShow(showSlide(index))}
              />
            </li>
          ))}
        </ol>
      </div>
    </dialog>
  )
}

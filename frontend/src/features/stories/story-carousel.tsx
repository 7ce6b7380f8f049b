import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { Story } from '@artha/contract/story'
import { hasNoModifierKey } from '../../lib/plain-key.ts'
import { BackIcon, ForwardIcon } from '../../ui/icons.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { lastPosition } from './carousel-bounds.ts'
import { StoryCard } from './story-card.tsx'
import { useCarousel } from './use-carousel.ts'
import styles from './story-carousel.module.css'

/** Stories side by side, two and a half visible, moved by one card. Keeps its space while they load; renders nothing if there are none. */
export function StoryCarousel({ stories }: { stories: readonly Story[] | undefined }) {
  const { list, place, moveTo, moveBack, onScroll } = useCarousel(stories?.length ?? 0)
  const [turnedId, setTurnedId] = useState<string>()
  // The one card that the Tab key stops at: the last one that had the focus
  const [stop, setStop] = useState(0)
  if (stories?.length === 0) return null

  function follow({ target }: FocusEvent) {
    const card = cardsOf(list.current).findIndex((each) => each.contains(target))
    if (card >= 0) setStop(card)
  }

  return (
    <section className={styles.block} aria-labelledby="stories-title">
      <div className={styles.intro}>
        <SectionHeading id="stories-title">Short stories</SectionHeading>
        <p className={styles.text}>Short slides on one topic. Turn a card to preview it, or open it to read.</p>
        {stories ? (
          <Controls place={place} end={lastPosition(stories.length)} moveTo={moveTo} moveBack={moveBack} />
        ) : (
          <span className={styles.controls} />
        )}
      </div>
      {stories ? (
        <ul className={styles.cards} ref={list} onScroll={onScroll} onKeyDown={(event) => moveFocus(event, list.current)} onFocus={follow}>
          {stories.map((story, index) => (
            <li key={story._id} className={styles.item}>
              <StoryCard
                story={story}
                isTurned={story._id === turnedId}
                onTurn={() => setTurnedId(story._id)}
                isStop={index === Math.min(stop, stories.length - 1)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.cards}>
          <span className={`${styles.item} ${styles.awaited}`} />
        </div>
      )}
    </section>
  )
}

const cardsOf = (list: HTMLElement | null) => [...(list?.children ?? [])]

/** The index that each key moves to from a card. */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

function moveFocus(event: KeyboardEvent, list: HTMLElement | null) {
  const cards = cardsOf(list)
  const step = hasNoModifierKey(event) ? steps[event.key] : undefined
  const at = cards.findIndex((card) => event.target instanceof Node && card.contains(event.target))
  if (step === undefined || at < 0) return
  event.preventDefault()
  const link = cards[step(at, cards.length - 1)]?.querySelector('a')
  link?.focus({ preventScroll: true })
  link?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

interface ControlsProps {
  place: number
  end: number
  moveTo: (place: number) => void
  /** Moves back by one card from the current scroll position. */
  moveBack: () => void
}

/** The arrows and dots, for pointers. The keyboard moves between cards inside the strip, which is one Tab stop. */
function Controls({ place, end, moveTo, moveBack }: ControlsProps) {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  if (end === 0) return null

  /** Moves the focus to the other arrow before the focused one is hidden. */
  function handFocus(to: number) {
    if (to === 0) focusShown(next.current)
    if (to === end) focusShown(previous.current)
  }

  function back() {
    handFocus(place - 1)
    moveBack()
  }

  function forward() {
    handFocus(place + 1)
    moveTo(place + 1)
  }

  return (
    <div className={`${styles.controls} needs-script`}>
      <ol className={styles.dots}>
        {Array.from({ length: end + 1 }, (_, index) => (
          <li key={index}>
            <button
              type="button"
              className={`${styles.dot} needs-script`}
              tabIndex={-1}
              aria-label={`From story ${index + 1}`}
              aria-current={index === place ? 'true' : undefined}
              onClick={() => moveTo(index)}
            />
          </li>
        ))}
      </ol>
      <button
        ref={previous}
        type="button"
        className={`${styles.arrow} needs-script`}
        tabIndex={-1}
        hidden={place === 0}
        aria-label="Previous story"
        onClick={back}
      >
        <BackIcon />
      </button>
      <button
        ref={next}
        type="button"
        className={`${styles.arrow} needs-script`}
        tabIndex={-1}
        hidden={place === end}
        aria-label="Next story"
        onClick={forward}
      >
        <ForwardIcon />
      </button>
    </div>
  )
}

function focusShown(button: HTMLButtonElement | null) {
  if (button === null) return
  button.hidden = false
  button.focus()
}

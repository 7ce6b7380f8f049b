import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Story } from '@artha/contract/story'
import { otherLanguageOf } from '../../lib/language-of.ts'
import { Button } from '../../ui/button.tsx'
import { BackIcon, CloseIcon, ForwardIcon, PauseIcon, PlayIcon } from '../../ui/icons.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { StoryProgress } from './story-progress.tsx'
import { useStoryShow } from './use-story-show.ts'
import { ViewerSlides } from './viewer-slides.tsx'
import styles from './story-viewer.module.css'

interface StoryViewerProps {
  story: Story
  onClose: () => void
}

/**
 * A story over the whole window. The server renders an open dialog with the slides below each other, for browsers without JavaScript; the script
 * makes it modal, so that the browser handles focus, Escape and the inert page behind.
 */
export function StoryViewer({ story, onClose }: StoryViewerProps) {
  const dialog = useModal()
  const titleId = useId()
  const { show, isRunning, list, step, togglePlay, onScroll } = useStoryShow(story.slides)
  const count = story.slides.length

  function onKeyDown(event: KeyboardEvent) {
    // A video handles its own keys
    if (event.target instanceof HTMLMediaElement && event.key !== 'Escape') return
    if (event.key === 'ArrowRight') step(1)
    else if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }

  return (
    <dialog open className={styles.viewer} ref={dialog} aria-labelledby={titleId} onKeyDown={onKeyDown} onClose={onClose}>
      <StoryProgress slides={story.slides} show={{ ...show, isPlaying: isRunning }} />
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title} id={titleId} lang={otherLanguageOf(story.title)}>
            {story.title}
          </h1>
          <p className={styles.author}>{`By ${story.authorName}`}</p>
        </div>
        <div className={styles.tools}>
          <Button onClick={togglePlay}>
            {show.isPlaying ? <PauseIcon size={18} /> : <PlayIcon size={18} />} <span>{show.isPlaying ? 'Pause' : 'Play'}</span>
          </Button>
          <ShareButton title={story.title} />
          <CloseLink onClose={onClose} />
        </div>
      </header>
      <ViewerSlides slides={story.slides} list={list} onScroll={onScroll} onTap={step} onSwipeDown={onClose} />
      <p className="visually-hidden" aria-live={show.isPlaying ? 'off' : 'polite'}>
        {count > 0 && `Slide ${show.index + 1} of ${count}`}
      </p>
      <StepButton by={-1} isShown={show.index > 0} onStep={step} />
      <StepButton by={1} isShown={show.index + 1 < count} onStep={step} />
    </dialog>
  )
}

/** Makes the server's open dialog modal. It must be closed first: `showModal` fails on an open dialog. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.removeAttribute('open')
    dialog.current?.showModal()
  }, [])
  return dialog
}

/** Links to the front page; with JavaScript, calls `onClose` instead. */
const CloseLink = ({ onClose }: { onClose: () => void }) => (
  <Link
    to="/"
    className={styles.round}
    aria-label="Close the story"
    onClick={(event) => {
      event.preventDefault()
      onClose()
    }}
  >
    <CloseIcon />
  </Link>
)

interface StepButtonProps {
  by: -1 | 1
  isShown: boolean
  onStep: (by: -1 | 1) => void
}

/** A step to the previous or next slide. At an end it is disabled but stays, so that the focus is not lost. */
const StepButton = ({ by, isShown, onStep }: StepButtonProps) => (
  <button
    type="button"
    className={`${styles.step} ${by === 1 ? styles.forward : styles.backward} needs-script`}
    aria-label={by === 1 ? 'Next slide' : 'Previous slide'}
    aria-disabled={!isShown || undefined}
    onClick={() => onStep(by)}
  >
    {by === 1 ? <ForwardIcon /> : <BackIcon />}
  </button>
)

import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Article } from '@artha/contract/article'
import { Button } from '../../ui/button.tsx'
import { PauseIcon, PlayIcon, StopIcon } from '../../ui/icons.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { articleSections } from './article-sections.ts'
import { spokenParts } from './spoken-parts.ts'
import { useSpeech } from './use-speech.ts'
import styles from './listen-player.module.css'

export interface ListenPlayerProps {
  article: Article
  language: string
  onStop: () => void
}

/** Reads the article aloud. It stays at the bottom of the window while the reader scrolls. */
export function ListenPlayer({ article, language, onStop }: ListenPlayerProps) {
  const parts = useMemo(() => spokenParts(article, articleSections(article)), [article])
  const { index, state, toggle } = useSpeech(parts, language)
  const first = useRef<HTMLButtonElement>(null)
  const isPlaying = state === 'playing'

  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), [])

  return (
    <section
      className={`${styles.player} not-printed`}
      aria-label="Listen to this article"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onStop()
      }}
    >
      <Button ref={first} onClick={toggle}>
        {isPlaying ? <PauseIcon size={18} /> : <PlayIcon size={18} />} <span>{isPlaying ? 'Pause' : 'Play'}</span>
      </Button>
      <Button onClick={onStop}>
        <StopIcon size={18} /> Stop
      </Button>
      <progress className={styles.progress} max={parts.length} value={state === 'over' ? parts.length : index} aria-label="Listening progress" />
      <LiveRegion role="status">
        {`${state === 'failed' ? 'This device could not start its voice.' : ''}${state === 'over' ? 'You have reached the end.' : ''}`}
      </LiveRegion>
    </section>
  )
}

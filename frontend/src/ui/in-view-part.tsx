import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { touched } from './late-hydrated.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { useLatePart } from './use-late-part.ts'
import styles from './in-view-part.module.css'

interface SeenPartProps<Props extends object> {
  /** Loads the part's script. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Shown until the part is loaded, also on the server and without script. */
  fallback: ReactNode
  /** Label of the button that loads the part. */
  offer: string
  /** Sets the size of the place, so nothing moves when the part loads. */
  className?: string | undefined
}

/** A part in the first view loads at once. Others load this far ahead of the window, so they are usually ready, as soon as the reader moves. */
const [firstMargin, preloadMargin] = ['0px', '50% 0px']

/**
 * A heavy part low on the page, loaded when its place comes into view. Readers who save data, browsers without IntersectionObserver and a failed
 * load get a button instead.
 */
export function InViewPart<Props extends object>({ load, props, fallback, offer, className = '' }: SeenPartProps<Props>) {
  const [isOffered, setIsOffered] = useState(false)
  const [Part, ask] = useLatePart(load, () => setIsOffered(true))
  const place = useRef<HTMLDivElement>(null)
  const askOnceSeen = useEffectEvent(ask)

  useEffect(() => {
    const element = place.current
    if (element === null || savesData() || typeof IntersectionObserver === 'undefined') return setIsOffered(true)
    let isDone = false
    const observe = (rootMargin: string) => {
      const made = new IntersectionObserver(
        (entries) => {
          if (isDone || !entries.some(({ isIntersecting }) => isIntersecting)) return
          stop()
          askOnceSeen()
        },
        { rootMargin },
      )
      made.observe(element)
      return made
    }
    let observer = observe(firstMargin)
    function stop() {
      isDone = true
      observer.disconnect()
    }
    void touched().then(() => {
      if (isDone) return
      observer.disconnect()
      observer = observe(preloadMargin)
    })
    return stop
  }, [])

  function askByHand() {
    // The button disappears when the part loads, so the focus moves to its place
    place.current?.focus({ preventScroll: true })
    ask()
  }

  return (
    <div ref={place} className={`${styles.place} ${className}`.trim()} tabIndex={isOffered ? -1 : undefined}>
      <PartBoundary>{Part ? <Part {...props} /> : fallback}</PartBoundary>
      {isOffered && !Part && (
        <Button className={styles.offer} onClick={askByHand}>
          {offer}
        </Button>
      )}
    </div>
  )
}

/** True if the reader asked the browser to save data. The property is missing in TypeScript's types. */
function savesData() {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
  return connection?.saveData === true
}

import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { useLatePart } from './use-late-part.ts'
import styles from './seen-part.module.css'

interface SeenPartProps<Props extends object> {
  /** Fetches the script of the part. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Stands in the place until the part is here, on the server and without script too. */
  fallback: ReactNode
  /** On the button that asks for the part by hand. */
  offer: string
  /** Gives the place its size, so that nothing around it moves when the part comes. */
  className?: string | undefined
}

/** Fetched this far ahead of the window, so that the part is mostly there when its place is reached. */
const ahead = '50% 0px'

/**
 * A part that is heavy to fetch and low on the page: it comes when its place comes into view. Who saves data, whose browser
 * cannot tell what is in view and who did not get it the first time asks for it by a button.
 */
export function SeenPart<Props extends object>({ load, props, fallback, offer, className = '' }: SeenPartProps<Props>) {
  const [isOffered, setIsOffered] = useState(false)
  const [Part, ask] = useLatePart(load, () => setIsOffered(true))
  const place = useRef<HTMLDivElement>(null)
  const askOnceSeen = useEffectEvent(ask)

  useEffect(() => {
    if (place.current === null || savesData() || typeof IntersectionObserver === 'undefined') return setIsOffered(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        askOnceSeen()
      },
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  function askByHand() {
    // The button goes when the part comes; the focus stays where it was
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

/** Not in the types of browsers yet: the reader asked for less to be fetched. */
function savesData() {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
  return connection?.saveData === true
}

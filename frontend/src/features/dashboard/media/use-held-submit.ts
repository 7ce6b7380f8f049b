import { useEffect, useRef, useState } from 'react'

/**
 * Holds back the form around a field as long as `isBusy`: saved now, it would be without what is still on its way, and
 * nobody would notice. `isHeld`: somebody has tried.
 */
export function useHeldSubmit(isBusy: boolean) {
  const field = useRef<HTMLDivElement>(null)
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const hold = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.contains(field.current)) return
      event.preventDefault()
      event.stopPropagation()
      setIsHeld(true)
    }
    // Before the form's own listener, which stands further down
    document.addEventListener('submit', hold, { capture: true })
    return () => {
      document.removeEventListener('submit', hold, { capture: true })
      setIsHeld(false)
    }
  }, [isBusy])
  return { field, isHeld: isHeld && isBusy }
}

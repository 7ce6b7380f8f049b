import { useEffect, useRef, useState } from 'react'

/**
 * Blocks the submit of the form around a field while `isBusy`: saved now, the entry would silently lack the file that is
 * still being uploaded. `isBlocked`: a submit was tried and blocked.
 */
export function useBlockedSubmit(isBusy: boolean) {
  const field = useRef<HTMLDivElement>(null)
  const [isBlocked, setIsBlocked] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const hold = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.contains(field.current)) return
      event.preventDefault()
      event.stopPropagation()
      setIsBlocked(true)
    }
    // Before the form's own listener, which stands further down
    document.addEventListener('submit', hold, { capture: true })
    return () => {
      document.removeEventListener('submit', hold, { capture: true })
      setIsBlocked(false)
    }
  }, [isBusy])
  return { field, isBlocked: isBlocked && isBusy }
}

import { useEffect, useRef, useState } from 'react'

/**
 * Blocks the form's submit while `isBusy`, because the entry would be saved without the file that is still uploading. `isBlocked` is true after such
 * an attempt.
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
    // Captured at the document, so that it runs before the form's own listener
    document.addEventListener('submit', hold, { capture: true })
    return () => {
      document.removeEventListener('submit', hold, { capture: true })
      setIsBlocked(false)
    }
  }, [isBusy])
  return { field, isBlocked: isBlocked && isBusy }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * State of a panel that opens from a button and floats over the page. Escape (which returns the focus to the button), a press outside `root` and
 * opening another page close it.
 */
export function useFloating() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const setIsOpen = useCallback((open: boolean) => setOpenAt(open ? key : undefined), [key])
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      button.current?.focus({ preventScroll: true })
    }
    addEventListener('pointerdown', closeFromOutside)
    addEventListener('keydown', closeByKey)
    return () => {
      removeEventListener('pointerdown', closeFromOutside)
      removeEventListener('keydown', closeByKey)
    }
  }, [isOpen, setIsOpen])

  return { isOpen, setIsOpen, root, button }
}

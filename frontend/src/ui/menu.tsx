import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './menu.module.css'

interface MenuProps {
  label: ReactNode
  /** Accessible name if `label` is an icon. */
  accessibleLabel?: string
  className?: string | undefined
  children?: ReactNode
  /** Rendered below the rest after the first opening: for content that needs script and would make every page longer. */
  late?: ReactNode
}

/** A menu that opens below its label, also without script. Escape, a press outside, moving the focus out and opening another page close it. */
export function Menu({ label, accessibleLabel, className = '', children, late }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const { key } = useLocation()
  const openedAt = useRef(key)

  // Closes with the new page, before it is visible, so that a menu opened there stays open. One opened before hydration stays open too
  useLayoutEffect(() => {
    if (menu.current && openedAt.current !== key) menu.current.open = false
    openedAt.current = key
  }, [key])

  useEffect(() => {
    // Opened before hydration
    if (menu.current?.open) setWasOpened(true)
    const close = () => {
      if (menu.current) menu.current.open = false
    }
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return
      close()
      menu.current.querySelector('summary')?.focus()
    }
    addEventListener('pointerdown', closeFromOutside)
    addEventListener('focusin', closeFromOutside)
    addEventListener('keydown', closeByKey)
    return () => {
      removeEventListener('pointerdown', closeFromOutside)
      removeEventListener('focusin', closeFromOutside)
      removeEventListener('keydown', closeByKey)
    }
  }, [])

  return (
    <details className={`${styles.menu} ${className}`.trim()} ref={menu} onToggle={() => setWasOpened(true)}>
      <summary className={styles.label} aria-label={accessibleLabel}>
        {label}
      </summary>
      <div className={styles.panel}>
        {children}
        {wasOpened && late}
      </div>
    </details>
  )
}

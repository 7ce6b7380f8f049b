import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './menu.module.css'

interface MenuProps {
  label: ReactNode
  /** Says what opens where `label` is a picture. */
  accessibleLabel?: string
  className?: string | undefined
  children?: ReactNode
  /** Stands below the rest once the menu has been opened: what works by script alone, and would make every page longer. */
  late?: ReactNode
}

/**
 * Opens below its label, without script too. Escape, a press outside, leaving it by keyboard and going to another page
 * close it.
 */
export function Menu({ label, accessibleLabel, className = '', children, late }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const { key } = useLocation()

  // With the other page, before it is seen: a menu that is opened there stays open
  useLayoutEffect(() => {
    if (menu.current) menu.current.open = false
  }, [key])

  useEffect(() => {
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

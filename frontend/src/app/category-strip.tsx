import { useEffect, useRef, type FocusEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { categoryStrip } from './site-links.ts'
import { useSectionInView } from '../ui/section-in-view.ts'
import { useDrift } from './strip-drift.ts'
import * as texts from './frame-texts.ts'
import styles from './category-strip.module.css'

const sections = categoryStrip.map(({ section }) => section).filter(Boolean)

/** Scrolls a link that gets keyboard focus fully into view, because browsers are content with a part. A pressed link stays in place. */
const showWhole = ({ target }: FocusEvent) => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The sections of the front page, with the one in view marked. If the strip is wider than its space, it scrolls to keep the mark visible. */
export function CategoryStrip() {
  const { pathname, hash } = useLocation()
  const isHome = pathname === '/'
  const inView = useSectionInView(sections, isHome, hash.slice(1))
  const list = useRef<HTMLUListElement>(null)
  const drift = useDrift(list)

  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && marked) list.current.scrollLeft = marked.offsetLeft - (list.current.clientWidth - marked.offsetWidth) / 2
  }, [inView])

  return (
    <nav className={styles.strip} aria-label={texts.sections}>
      <ul className={styles.list} ref={list} onFocus={showWhole} {...drift}>
        {categoryStrip.map(({ label, section, to }) => (
          <li key={label}>
            <Link className={styles.link} to={to} aria-current={isHome && inView === section ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

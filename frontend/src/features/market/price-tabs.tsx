import { useId, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { hasNoModifierKey } from '../../lib/plain-key.ts'
import { useIsHydrated } from '../../ui/is-hydrated.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { SampleBlock } from './sample-block.tsx'
import styles from './price-tabs.module.css'

export interface PriceTab {
  /** The panel's anchor on the front page. */
  id: string
  title: string
  /** The tab's label. */
  label: string
  /** The panel's main price, which its row shows on a phone while closed. */
  price: ReactNode
  panel: ReactNode
}

/** 64rem, as in the styles. */
const wideFromPx = 1024

const onResize = (tell: () => void) => {
  addEventListener('resize', tell)
  return () => removeEventListener('resize', tell)
}

/** True in a narrow window. False on the server, which renders tabs; CSS shows only their rows on a phone. */
const useIsNarrow = () =>
  useSyncExternalStore(
    onResize,
    () => innerWidth < wideFromPx,
    () => false,
  )

/** The step of each arrow key between tabs. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Price panels, one visible at a time: tabs in a wide window, rows that open and close on a phone. All are in the page, so that a link to any of them
 * works and opens it.
 */
export function PriceTabs({ label, tabs }: { label: string; tabs: readonly PriceTab[] }) {
  const base = useId()
  const isNarrow = useIsNarrow()
  const { hash, key } = useLocation()
  const [chosen, setChosen] = useState<{ id: string; at: string }>()
  // The server does not know the address's hash
  const isHydrated = useIsHydrated()
  const asked = isHydrated ? tabs.find(({ id }) => `#${id}` === hash)?.id : undefined
  // A press has priority until a link opens another panel
  const wanted = asked === undefined || chosen?.at === key ? chosen?.id : asked
  // On a phone all rows may be closed; in a wide window one tab is always open
  const open = isNarrow ? (wanted ?? '') : wanted || tabs[0]?.id
  const show = (id: string) => setChosen({ id, at: key })

  function onKeyDown(event: KeyboardEvent) {
    const step = hasNoModifierKey(event) ? steps[event.key] : undefined
    if (isNarrow || step === undefined) return
    const next = tabs[(tabs.findIndex(({ id }) => id === open) + step + tabs.length) % tabs.length]
    if (next === undefined) return
    event.preventDefault()
    show(next.id)
    document.getElementById(`${base}${next.id}`)?.focus()
  }

  return (
    <SampleBlock className={`${styles.block} ${wanted === undefined ? styles.untouched : ''}`.trim()}>
      <div className={`${styles.tabs} needs-script`} {...(!isNarrow && { role: 'tablist', 'aria-label': label })} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: words, price }) => {
          const isOpen = id === open
          const state = isNarrow
            ? { 'aria-expanded': isOpen }
            : { role: 'tab', 'aria-selected': isOpen, tabIndex: isOpen ? 0 : -1, 'aria-controls': `${base}${id}-panel` }
          return (
            <button
              key={id}
              type="button"
              id={`${base}${id}`}
              className={`${styles.tab} ${isOpen ? styles.open : ''} needs-script`}
              onClick={() => show(isNarrow && isOpen ? '' : id)}
              {...state}
            >
              <span>{words}</span>
              <span className={styles.price}>{price}</span>
            </button>
          )
        })}
      </div>
      {tabs.map(({ id, title, panel }) => (
        <div
          key={id}
          id={`${base}${id}-panel`}
          className={`${styles.panel} ${id === open ? '' : styles.closed}`.trim()}
          {...(!isNarrow && { role: 'tabpanel', 'aria-labelledby': `${base}${id}` })}
        >
          <section id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className="visually-hidden">
              {title}
            </h2>
            <div className={styles.content}>
              <PartBoundary>{panel}</PartBoundary>
            </div>
          </section>
        </div>
      ))}
    </SampleBlock>
  )
}

import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { hasNoModifierKey } from '../lib/plain-key.ts'
import styles from './tabs.module.css'

export interface Tab {
  id: string
  label: string
  /** True if its panel contains an error. */
  isWrong?: boolean
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
  /** Rendered after the tabs, such as a button to add one. */
  actions?: ReactNode
  /** Renders the panel of each tab that has been opened. Hidden panels stay mounted, so work in them continues. */
  panel: (id: string, index: number) => ReactNode
}

/** Returns the index of the tab that an arrow key leads to. */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Panels of which one is shown. All tabs are one stop of the Tab key; arrows, Home and End move between them. */
export function Tabs({ label, tabs, selected, onSelect, actions, panel }: TabsProps) {
  const base = useId()
  const [opened, setOpened] = useState<readonly string[]>([selected])
  if (!opened.includes(selected)) setOpened([...opened, selected])

  function onKeyDown(event: KeyboardEvent) {
    const step = hasNoModifierKey(event) ? steps[event.key] : undefined
    const target =
      step &&
      tabs[
        step(
          tabs.findIndex(({ id }) => id === selected),
          tabs.length - 1,
        )
      ]
    if (target === undefined) return
    event.preventDefault()
    onSelect(target.id)
    document.getElementById(`${base}-tab-${target.id}`)?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div className={styles.bar}>
        <div className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map(({ id, label: words, isWrong = false }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${base}-tab-${id}`}
              className={`${styles.tab} ${isWrong ? styles.wrong : ''}`.trim()}
              aria-selected={id === selected}
              aria-controls={opened.includes(id) ? `${base}-panel-${id}` : undefined}
              tabIndex={id === selected ? 0 : -1}
              onClick={() => onSelect(id)}
            >
              <span>{words}</span>
              {isWrong && <span className="visually-hidden"> (needs a look)</span>}
            </button>
          ))}
        </div>
        {actions}
      </div>
      {tabs.map(({ id }, index) => {
        if (!opened.includes(id)) return null
        return (
          <div key={id} role="tabpanel" id={`${base}-panel-${id}`} aria-labelledby={`${base}-tab-${id}`} hidden={id !== selected}>
            {panel(id, index)}
          </div>
        )
      })}
    </div>
  )
}

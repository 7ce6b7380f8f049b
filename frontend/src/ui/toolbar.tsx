import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { isAppleKeyboard, ariaShortcut, shortcutLabel } from '../lib/shortcut-keys.ts'
import styles from './toolbar.module.css'

export interface Tool {
  name: string
  label: string
  /** Such as "Mod+Shift+B"; Mod is Ctrl, or Command on Apple keyboards. */
  keys?: string | undefined
  icon?: ReactNode
  /** Undefined for an action that is not switched on and off. */
  isPressed?: boolean | undefined
  isPossible: boolean
  onPress: () => void
}

interface ToolbarProps {
  label: string
  /** The id of the element that the tools change. */
  controls: string
  groups: readonly (readonly Tool[])[]
  className?: string | undefined
}

/**
 * A toolbar with one stop of the Tab key; arrow keys, Home and End move between tools. Disabled tools can still be focused, so positions do not
 * change.
 */
export function Toolbar({ label, controls, groups, className = '' }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string>()
  const tools = groups.flat()
  const stop = tools.find(({ name }) => name === chosen)?.name ?? tools[0]?.name

  function moveFocus(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const next = nextPlace(
      event.key,
      buttons.findIndex((button) => button === document.activeElement),
      buttons.length,
    )
    if (next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }

  return (
    <div ref={bar} className={`${styles.bar} ${className}`.trim()} role="toolbar" aria-label={label} aria-controls={controls} onKeyDown={moveFocus}>
      {groups.map((group, index) => (
        <div key={index} className={styles.group}>
          {group.map((tool) => (
            <ToolButton key={tool.name} tool={tool} isStop={tool.name === stop} onFocus={() => setChosen(tool.name)} />
          ))}
        </div>
      ))}
    </div>
  )
}

function nextPlace(key: string, place: number, count: number) {
  if (key === 'ArrowRight') return (place + 1) % count
  if (key === 'ArrowLeft') return (place - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** A tool's button. An icon shows its label on hover and focus. A mouse press leaves the focus where it was. */
function ToolButton({ tool, isStop, onFocus }: { tool: Tool; isStop: boolean; onFocus: () => void }) {
  const { label, keys, icon, isPressed, isPossible, onPress } = tool
  return (
    <button
      type="button"
      className={styles.tool}
      tabIndex={isStop ? 0 : -1}
      aria-label={icon === undefined ? undefined : label}
      aria-keyshortcuts={keys && ariaShortcut(keys, isAppleKeyboard())}
      aria-pressed={isPressed}
      aria-disabled={!isPossible || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={() => isPossible && onPress()}
    >
      {icon ?? <span>{label}</span>}
      {icon !== undefined && (
        <span className={styles.tip} aria-hidden="true">
          <span>{label}</span>
          {keys && <kbd className={styles.keys}>{shortcutLabel(keys, isAppleKeyboard())}</kbd>}
        </span>
      )}
    </button>
  )
}

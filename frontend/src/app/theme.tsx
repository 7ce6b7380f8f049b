import { useSyncExternalStore } from 'react'
import { browserStore } from '../lib/browser-store.ts'
import { MoonIcon, SunIcon } from '../ui/icons.tsx'
import { themeChosenEvent, themeStorageKey } from './theme-boot.ts'
import * as texts from './frame-texts.ts'
import styles from './theme.module.css'

/** The document's class is the source of truth: the boot script sets it and the styles follow it. */
const root = () => document.documentElement
const isDarkNow = () => root().classList.contains('dark')

function choose(isDarkMode: boolean) {
  browserStore.write(themeStorageKey, JSON.stringify({ isDarkMode }))
  dispatchEvent(new CustomEvent(themeChosenEvent, { detail: isDarkMode }))
}

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(root(), { attributeFilter: ['class'] })
  return () => observer.disconnect()
}

/** Renders both icons and lets the styles choose, because the server does not know the reader's theme. */
export function ThemeToggle() {
  const isDarkMode = useSyncExternalStore(subscribe, isDarkNow, () => false)
  return (
    <button
      type="button"
      className={`${styles.toggle} needs-script`}
      aria-pressed={isDarkMode}
      aria-label={texts.darkTheme}
      onClick={() => choose(!isDarkNow())}
    >
      <span className={styles.inLight}>
        <MoonIcon />
      </span>
      <span className={styles.inDark}>
        <SunIcon />
      </span>
    </button>
  )
}

import { useSyncExternalStore } from 'react'
import { browserStore } from '../lib/browser-store.ts'
import { MoonIcon, SunIcon } from '../ui/icons.tsx'
import { paperColours, themeStorageKey } from './theme-boot.ts'
import * as texts from './frame-texts.ts'
import styles from './theme.module.css'

/** The class on the document is the truth: the boot script sets it and follows system and tabs, the toggle changes it, the styles follow it. */
const root = () => document.documentElement
const isDarkNow = () => root().classList.contains('dark')

function choose(isDarkMode: boolean) {
  root().classList.toggle('dark', isDarkMode)
  root().classList.toggle('light', !isDarkMode)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDarkMode ? paperColours.dark : paperColours.light)
  // Where it cannot be kept, the choice holds for this page only
  browserStore.write(themeStorageKey, JSON.stringify({ isDarkMode }))
}

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(root(), { attributeFilter: ['class'] })
  return () => observer.disconnect()
}

/** Both icons are there and the styles choose: the server does not know the reader's theme. */
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

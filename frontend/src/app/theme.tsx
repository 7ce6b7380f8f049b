import { useSyncExternalStore } from 'react'
import { browserStore } from '../lib/browser-store.ts'
import { MoonIcon, SunIcon } from '../ui/icons.tsx'
import { isDarkModeStored, themeStorageKey } from './stored-theme.ts'
import { paperColours } from './theme-boot.ts'
import * as texts from './frame-texts.ts'
import styles from './theme.module.css'

/** The class on the document is the truth: the boot script sets it, the toggle changes it, the styles follow it. */
const root = () => document.documentElement
const isDarkNow = () => root().classList.contains('dark')

const listeners = new Set<() => void>()

function show(isDarkMode: boolean) {
  root().classList.toggle('dark', isDarkMode)
  root().classList.toggle('light', !isDarkMode)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDarkMode ? paperColours.dark : paperColours.light)
  for (const listener of listeners) listener()
}

function choose(isDarkMode: boolean) {
  show(isDarkMode)
  // Where it cannot be kept, the choice holds for this page only
  browserStore.write(themeStorageKey, JSON.stringify({ isDarkMode }))
}

function followOtherTabs({ key, newValue }: StorageEvent) {
  if (key === themeStorageKey) show(isDarkModeStored(newValue))
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', followOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTabs)
  }
}

function useTheme() {
  const isDarkMode = useSyncExternalStore(subscribe, isDarkNow, () => false)
  return { isDarkMode, toggle: () => choose(!isDarkNow()) }
}

/** Both icons are there and the styles choose: the server does not know the reader's theme. */
export function ThemeToggle() {
  const { isDarkMode, toggle } = useTheme()
  return (
    <button type="button" className={`${styles.toggle} needs-script`} aria-pressed={isDarkMode} aria-label={texts.darkTheme} onClick={toggle}>
      <span className={styles.inLight}>
        <MoonIcon />
      </span>
      <span className={styles.inDark}>
        <SunIcon />
      </span>
    </button>
  )
}

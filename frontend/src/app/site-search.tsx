import { useEffect, type FocusEvent } from 'react'
import { showUnreachableToast } from '../pages/unreachable-toast.ts'
import { SearchIcon } from '../ui/icons.tsx'
import { useFloating } from '../ui/use-floating.ts'
import { useLatePart } from '../ui/use-late-part.ts'
import * as texts from './frame-texts.ts'
import styles from './site-search.module.css'

/** Loaded for readers who search only. */
const loadBox = async () => (await import('../pages/search/search-box.tsx')).SearchBox

/** Loads the box as soon as the pointer or the focus reaches the button. */
const fetchAhead = () => void loadBox().catch(() => undefined)

/** The search button of the bar and the box that opens below it. */
export function SiteSearch() {
  const [SearchBox, askForBox] = useLatePart(loadBox, showUnreachableToast)
  const { isOpen, setIsOpen, root, button } = useFloating()

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return
      // Stops the browser's own search of the page or the web
      event.preventDefault()
      button.current?.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [button])

  /** Closes the box when Tab leaves it, so it does not cover the focused element. */
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  function close() {
    setIsOpen(false)
    button.current?.focus({ preventScroll: true })
  }

  return (
    <div className="needs-script" ref={root} onBlur={closeWhenLeft}>
      <button
        type="button"
        className={styles.button}
        ref={button}
        aria-expanded={isOpen}
        aria-label={texts.search}
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => {
          askForBox()
          setIsOpen(!isOpen)
        }}
      >
        <SearchIcon />
      </button>
      {SearchBox && <SearchBox isOpen={isOpen} onDone={close} />}
    </div>
  )
}

/** True for "/" outside of text fields, and for Ctrl+K or ⌘K unless something else, such as the editor's link command, has handled it. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent) {
  if (defaultPrevented || altKey) return false
  if (ctrlKey || metaKey) return key === 'k'
  return key === '/' && !(target instanceof Element && target.closest('input,select,textarea,[contenteditable]'))
}

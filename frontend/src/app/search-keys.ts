/** "/" where no text is typed, and Ctrl+K or ⌘K where nothing else, such as the editor's link, has taken it. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent) {
  if (defaultPrevented || altKey) return false
  if (ctrlKey || metaKey) return key === 'k'
  return key === '/' && !(target instanceof Element && target.closest('input,select,textarea,[contenteditable]'))
}

/** True for "/" outside of text fields, and for Ctrl+K or ⌘K unless something else, such as the editor's link command, has handled it. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent) {
  if (defaultPrevented || altKey) return false
  if (ctrlKey || metaKey) return key === 'k'
  return key === '/' && !(target instanceof Element && target.closest('input,select,textarea,[contenteditable]'))
}

const appleSigns: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }

/** Formats a shortcut as keyboards print it: "Ctrl+Shift+B", or "⇧⌘B" for Apple. */
export function shortcutLabel(keys: string, isApple: boolean) {
  const parts = keys.split('+')
  if (!isApple) return parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)).join('+')
  return parts
    .map((part) => appleSigns[part] ?? part)
    .sort((one, other) => appleOrder(one) - appleOrder(other))
    .join('')
}

const appleOrder = (part: string) => {
  const place = ['⌥', '⇧', '⌘'].indexOf(part)
  return place === -1 ? 3 : place
}

/** Formats a shortcut for `aria-keyshortcuts`. */
export const ariaShortcut = (keys: string, isApple: boolean) => keys.replace('Mod', isApple ? 'Meta' : 'Control')

/** True on Apple devices. Browser only. */
export const isAppleKeyboard = () => /Mac OS X|iPhone|iPad/.test(navigator.userAgent)

const appleSigns: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }

/** A shortcut as it is printed on keys: "Ctrl+Shift+B", or "⇧⌘B" where the keyboard is Apple's. */
export function writtenKeys(keys: string, isApple: boolean) {
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

/** The same in the words of `aria-keyshortcuts`. */
export const spokenKeys = (keys: string, isApple: boolean) => keys.replace('Mod', isApple ? 'Meta' : 'Control')

/** To be asked in the browser only. */
export const isAppleKeyboard = () => /Mac OS X|iPhone|iPad/.test(navigator.userAgent)

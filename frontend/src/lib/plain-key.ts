interface PressedKey {
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/** True if no modifier key is pressed. Combinations belong to the browser, such as Alt with an arrow for Back. */
export const hasNoModifierKey = ({ altKey, ctrlKey, metaKey, shiftKey }: PressedKey) => !(altKey || ctrlKey || metaKey || shiftKey)

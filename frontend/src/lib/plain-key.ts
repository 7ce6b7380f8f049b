interface PressedKey {
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/** A key by itself: with others it is the browser's, as Alt and an arrow, which go back. */
export const isPlainKey = ({ altKey, ctrlKey, metaKey, shiftKey }: PressedKey) => !(altKey || ctrlKey || metaKey || shiftKey)

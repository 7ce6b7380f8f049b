/** Where the reader's theme is kept, as {"isDarkMode":boolean}. Other tabs read it too. */
export const themeStorageKey = 'root'

/** Light unless the stored text says dark; whatever else is stored there counts as nothing. */
export function isDarkModeStored(text: string | null) {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return typeof stored === 'object' && stored !== null && 'isDarkMode' in stored && stored.isDarkMode === true
  } catch {
    return false
  }
}

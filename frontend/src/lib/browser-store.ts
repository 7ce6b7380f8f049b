/** Read each time, because access to localStorage itself may throw. */
const storage = () => localStorage

/** Short texts in the browser's local storage. If storage is blocked or full, nothing is stored and `write` returns false. */
export const browserStore = {
  read(key: string): string | null {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  },

  write(key: string, text: string): boolean {
    try {
      storage().setItem(key, text)
      return true
    } catch {
      return false
    }
  },

  remove(key: string) {
    try {
      storage().removeItem(key)
    } catch {
      // Storage that is blocked holds nothing of ours
    }
  },

  keys(prefix: string): string[] {
    try {
      return Object.keys(storage()).filter((key) => key.startsWith(prefix))
    } catch {
      return []
    }
  },
}

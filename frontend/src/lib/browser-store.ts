/** Looked up each time, since the access itself may throw. */
const storage = () => localStorage

/** Small texts kept in this browser. It may forbid its storage, or that may be full: then nothing is stored, and the result is `false`. */
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
      // What cannot be reached is not there for us
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

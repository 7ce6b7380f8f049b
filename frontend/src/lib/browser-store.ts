/** A browser may forbid or fill its storage: then nothing is kept, and `false` says so. The storage is asked for each time, since asking may throw. */
const storeOf = (storage: () => Storage) => ({
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
})

/** Small texts kept in this browser. */
export const browserStore = storeOf(() => localStorage)

/** The same for this tab alone: gone when it is closed. */
export const tabStore = storeOf(() => sessionStorage)

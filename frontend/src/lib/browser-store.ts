/** Small texts kept in this browser. A browser may forbid or fill its storage: then nothing is kept, and `false` says so. */
export const browserStore = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },

  write(key: string, text: string): boolean {
    try {
      localStorage.setItem(key, text)
      return true
    } catch {
      return false
    }
  },

  remove(key: string) {
    try {
      localStorage.removeItem(key)
    } catch {
      // What cannot be reached is not there for us
    }
  },

  keys(prefix: string): string[] {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    } catch {
      return []
    }
  },
}

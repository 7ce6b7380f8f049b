/** The number of lines kept for the message of a failed program. */
const usualLines = 30

/**
 * Splits a stream's chunks into lines and keeps the last ones. Calls `onLine` for each.
 * @param {(line: string) => void} [onLine]
 * @param {number} [keptLines]
 */
export function lastLines(onLine = () => {}, keptLines = usualLines) {
  /** @type {string[]} */
  const kept = []
  let unfinished = ''
  const take = (/** @type {string} */ line) => {
    kept.push(line)
    if (kept.length > keptLines) kept.shift()
    onLine(line)
  }
  return {
    /** @param {string | Buffer} chunk */
    add(chunk) {
      const lines = (unfinished + chunk.toString()).split(/\r?\n/)
      unfinished = lines.pop() ?? ''
      lines.forEach(take)
    },
    text() {
      return [...kept, unfinished].join('\n').trimEnd()
    },
  }
}

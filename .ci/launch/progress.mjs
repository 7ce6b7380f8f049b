import { performance } from 'node:perf_hooks'

const titleWidth = 26

/**
 * Prints each step with its time. On a terminal the running steps are in one line at the bottom.
 * @param {{ write: (text: string) => unknown, isTTY?: boolean }} stream
 * @param {() => number} [now] in milliseconds
 */
export function createProgress(stream, now = () => performance.now()) {
  const startedAt = now()
  /** @type {Map<string, { since: number, detail: string }>} */
  const underWay = new Map()
  const line = (/** @type {string} */ text) => stream.write(`${stream.isTTY ? '\r\u001b[2K' : ''}${text}\n`)
  const showUnderWay = () => {
    if (!stream.isTTY || underWay.size === 0) return
    const steps = [...underWay].map(([title, { since, detail }]) => `${title}${detail && ` (${detail})`} ${seconds(now() - since, 0)}`)
    stream.write(`\r\u001b[2K  … ${steps.join(', ')}`.slice(0, 120))
  }
  return {
    line,
    /** @returns the time since the start, as "3.2 s" */
    total: () => seconds(now() - startedAt),
    /**
     * @template T
     * @param {string} title
     * @param {(tell: (detail: string) => void) => Promise<T> | T} work
     * @param {(result: T) => string} [note] returns a remark about the result
     * @returns {Promise<T>}
     */
    async step(title, work, note = () => '') {
      const step = { since: now(), detail: '' }
      underWay.set(title, step)
      const timer = stream.isTTY ? setInterval(showUnderWay, 1000) : undefined
      showUnderWay()
      try {
        const result = await work((detail) => {
          step.detail = detail
        })
        line(`  ✓ ${title.padEnd(titleWidth)}${seconds(now() - step.since).padStart(8)}  ${note(result)}`.trimEnd())
        return result
      } catch (error) {
        line(`  ✗ ${title.padEnd(titleWidth)}${seconds(now() - step.since).padStart(8)}`)
        throw error
      } finally {
        clearInterval(timer)
        underWay.delete(title)
        showUnderWay()
      }
    },
  }
}

/** @typedef {ReturnType<typeof createProgress>} Progress */

/**
 * @param {number} milliseconds
 * @param {number} [digits]
 */
export function seconds(milliseconds, digits = 1) {
  return `${(milliseconds / 1000).toFixed(digits)} s`
}

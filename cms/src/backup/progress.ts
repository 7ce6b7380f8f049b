import { monotonicMs } from '@artha/base/monotonic-clock'
import { grouped } from '@artha/contract/number-words'

const everyMs = 2_000

export interface Progress {
  /** Reports a step, printed at most every two seconds. */
  on: (text: string) => void
  /** Reports a result, always printed. */
  done: (text: string) => void
}

export function progressTo(say: (line: string) => void): Progress {
  let last = monotonicMs()
  return {
    on(text) {
      if (monotonicMs() - last < everyMs) return
      last = monotonicMs()
      say(text)
    },
    done: say,
  }
}

export const megabytes = (bytes: number): string => `${grouped(Math.round(bytes / 100_000) / 10)} MB`

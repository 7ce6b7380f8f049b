/** Builds an error with a driver's code, so that the response is a 503 with a Retry-After. */
const timeoutError = () => Object.assign(new Error('The database did not answer in time'), { code: 'ETIMEDOUT' })

interface Patience<Result> {
  limitMs: number
  /** Undoes work that finished after the limit. */
  undo: (result: Result) => Promise<unknown>
  /** Gets the error of work that failed after the limit. */
  tell: (error: unknown) => void
}

/**
 * Returns the result of the work if it ends within the limit, else rejects. Work in a hanging database cannot be stopped: it checks `isGivenUp`
 * before its last step, and is undone if it finishes all the same.
 */
export async function withTimeout<Result>(
  work: (isGivenUp: () => boolean) => Promise<Result>,
  { limitMs, undo, tell }: Patience<Result>,
): Promise<Result> {
  let isGivenUp = false
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isGivenUp = true
      reject(timeoutError())
    }, limitMs)
  })
  const working = work(() => isGivenUp)
  working.then((result) => (isGivenUp ? undo(result) : undefined)).catch((error: unknown) => isGivenUp && tell(error))
  return Promise.race([working, late]).finally(() => clearTimeout(timer))
}

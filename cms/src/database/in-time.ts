/** Said as the driver says it where the database does not answer, so that it is told as that: 503, and when to try again. */
const gaveUp = () => Object.assign(new Error('The database did not answer in time'), { code: 'ETIMEDOUT' })

interface Patience<Result> {
  limitMs: number
  /** Takes back what was done after all, though nobody waited for it any more. */
  undo: (result: Result) => Promise<unknown>
  /** Hears how work failed that was given up. */
  tell: (error: unknown) => void
}

/**
 * What the work comes to, if it does within the limit. Work cannot be stopped in a database that hangs: it asks before its last
 * step whether it was given up, and what is done all the same is undone.
 */
export async function inTime<Result>(
  work: (isGivenUp: () => boolean) => Promise<Result>,
  { limitMs, undo, tell }: Patience<Result>,
): Promise<Result> {
  let isGivenUp = false
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isGivenUp = true
      reject(gaveUp())
    }, limitMs)
  })
  const working = work(() => isGivenUp)
  working.then((result) => (isGivenUp ? undo(result) : undefined)).catch((error: unknown) => isGivenUp && tell(error))
  return Promise.race([working, late]).finally(() => clearTimeout(timer))
}

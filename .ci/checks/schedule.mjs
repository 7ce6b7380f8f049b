/**
 * Runs jobs in parallel as far as order, cores and memory allow. A job that needs more than the limits runs alone. After the first
 * failure no job is started; rejects with it when the running jobs have ended.
 * @template {{ id: string, after: string[], megabytes: number, cores: number }} Job `cores`: the number of cores it keeps busy
 * @param {Job[]} jobs in an order that respects `after`
 * @param {{ cores: number, megabytes: number }} limits
 * @param {(job: Job) => Promise<unknown>} run
 */
export async function scheduleByMemory(jobs, limits, run) {
  const waiting = [...jobs]
  /** @type {Map<string, { job: Job, ended: Promise<void> }>} */
  const running = new Map()
  /** @type {unknown[]} */
  const failures = []

  const mayStart = (/** @type {Job} */ job) => {
    const unfinished = [...waiting, ...[...running.values()].map((one) => one.job)].map((one) => one.id)
    if (job.after.some((id) => unfinished.includes(id))) return false
    const used = (/** @type {'cores' | 'megabytes'} */ what) => [...running.values()].reduce((sum, one) => sum + one.job[what], job[what])
    return running.size === 0 || (used('cores') <= limits.cores && used('megabytes') <= limits.megabytes)
  }

  while (waiting.length > 0 || running.size > 0) {
    const job = failures.length === 0 ? waiting.find(mayStart) : undefined
    if (job !== undefined) {
      waiting.splice(waiting.indexOf(job), 1)
      const ended = run(job)
        .then(
          () => {},
          (error) => void failures.push(error),
        )
        .then(() => void running.delete(job.id))
      running.set(job.id, { job, ended })
    } else if (running.size > 0) {
      await Promise.race([...running.values()].map((one) => one.ended))
    } else break
  }
  if (failures.length > 0) throw failures[0]
}

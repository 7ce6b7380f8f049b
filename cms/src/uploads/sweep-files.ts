import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Longer than any upload takes until its row is written. */
const youngestMs = 3_600_000
/** The sweep runs hourly, so older files are only left if the cms was away this long. */
const oldestMs = 7 * 24 * 3_600_000

/** Matches the names that `uniqueName` and the encodings produce; other files in the folder are not removed. */
const isUploadName = (name: string) => /-[\da-f]{12}(-[\da-z-]+)?\.(webp|jpg|avif|mp4|webm)$/.test(name)

interface Sweep {
  folder: string
  /** Before this time the folder may have been another installation's. */
  ownSinceMs: number
  now: number
  /** Returns the names of all files that rows have; called only if there is something to check. */
  claimed: () => Promise<ReadonlySet<string>>
}

/** Removes files of uploads that were interrupted before they had a row, and returns their names. */
export async function sweepFiles({ folder, ownSinceMs, now, claimed }: Sweep): Promise<string[]> {
  const judged: string[] = []
  for (const name of (await readdir(folder)).filter(isUploadName)) {
    const writtenMs = (await stat(path.join(folder, name)).catch(() => undefined))?.mtimeMs ?? now
    if (writtenMs >= ownSinceMs && writtenMs < now - youngestMs && writtenMs > now - oldestMs) judged.push(name)
  }
  if (judged.length === 0) return []
  const names = await claimed()
  const left = judged.filter((name) => !names.has(name))
  for (const name of left) await rm(path.join(folder, name), { force: true })
  return left
}

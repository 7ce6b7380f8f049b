import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Longer than any upload takes until its row is written. */
const youngestMs = 3_600_000
/** Looked at each hour, so nothing older is left unless the cms was away for as long. */
const oldestMs = 7 * 24 * 3_600_000

/** The names that `uniqueName` and the encodings produce: other files in the folder are not removed. */
const isOurs = (name: string) => /-[\da-f]{12}(-[\da-z-]+)?\.(webp|jpg|avif|mp4|webm)$/.test(name)

interface Sweep {
  folder: string
  /** Before this the folder was another installation's, perhaps. */
  ownSinceMs: number
  now: number
  /** The names of all files that rows have; asked only where there is something to judge. */
  claimed: () => Promise<ReadonlySet<string>>
}

/** Removes the files that an upload left which was cut before it had a row, and answers their names. */
export async function sweepFiles({ folder, ownSinceMs, now, claimed }: Sweep): Promise<string[]> {
  const judged: string[] = []
  for (const name of (await readdir(folder)).filter(isOurs)) {
    const writtenMs = (await stat(path.join(folder, name)).catch(() => undefined))?.mtimeMs ?? now
    if (writtenMs >= ownSinceMs && writtenMs < now - youngestMs && writtenMs > now - oldestMs) judged.push(name)
  }
  if (judged.length === 0) return []
  const names = await claimed()
  const left = judged.filter((name) => !names.has(name))
  for (const name of left) await rm(path.join(folder, name), { force: true })
  return left
}

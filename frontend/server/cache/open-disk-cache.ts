import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { logWarning } from '../watch/log.ts'
import { DiskCache, type DiskCacheLimits } from './disk-cache.ts'

interface AnswerSource {
  /** A hash of the contract. */
  contract: string
  cmsUrl: string
}

/** The answers of another cms are removed if no site has used them for this long. */
const unusedForMs = 7 * 24 * 60 * 60_000
const folderName = /^answers-([0-9a-f]+)-[0-9a-f]+$/

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/**
 * Opens the folder for the answers of this cms under this version of the contract, and removes those of other versions. Returns undefined
 * if the folder cannot be written; the site works without it.
 */
export async function openDiskCache(
  cacheFolder: string,
  { contract, cmsUrl }: AnswerSource,
  limits: DiskCacheLimits,
): Promise<DiskCache | undefined> {
  const own = `answers-${contract}-${shortHash(cmsUrl)}`
  try {
    const folder = path.join(path.resolve(cacheFolder), own)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await dropOthers(cacheFolder, own, contract)
    const answers = new DiskCache(folder, limits)
    await answers.list()
    return answers
  } catch (error) {
    logWarning({ message: 'SITE_CACHE_DIR cannot be written: what was read does not survive a restart', error })
    return undefined
  }
}

async function dropOthers(cacheFolder: string, own: string, contract: string) {
  for (const name of await readdir(cacheFolder)) {
    const itsContract = folderName.exec(name)?.[1]
    if (itsContract === undefined || name === own) continue
    const folder = path.join(cacheFolder, name)
    const isUnused = async () => Date.now() - (await stat(folder)).mtimeMs > unusedForMs
    if (itsContract !== contract || (await isUnused())) await rm(folder, { recursive: true, force: true })
  }
}

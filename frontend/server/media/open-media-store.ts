import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { logWarning } from '../watch/log.ts'
import { diskFileStore, memoryFileStore, type FileStore } from './file-store.ts'

const prefix = 'media-'
const folderName = /^media-(\d+)-/

export interface OpenMediaStore {
  store: FileStore
  /** Removes the files of this process. */
  clear: () => Promise<void>
}

/** Creates a folder for this process inside the cache folder. If that fails, files are kept in memory. */
export async function openMediaStore(cacheFolder: string, mostBytes: number): Promise<OpenMediaStore> {
  try {
    await mkdir(cacheFolder, { recursive: true, mode: 0o700 })
    await sweep(cacheFolder)
    const folder = await mkdtemp(path.join(path.resolve(cacheFolder), `${prefix}${process.pid}-`))
    return { store: diskFileStore(folder, mostBytes), clear: () => rm(folder, { recursive: true, force: true }) }
  } catch (error) {
    logWarning({ message: 'SITE_CACHE_DIR cannot be written: pictures are kept in memory, films are not kept', error })
    return { store: memoryFileStore(), clear: () => Promise.resolve() }
  }
}

/** Removes the files of processes that were killed. */
async function sweep(cacheFolder: string) {
  for (const name of await readdir(cacheFolder)) {
    const pid = folderName.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid))) await rm(path.join(cacheFolder, name), { recursive: true, force: true })
  }
}

/**
 * True if another process with this id runs. Our own id counts as ended: in a restarted container an earlier process had it. EPERM: the
 * process runs under another user.
 */
function isRunning(pid: number) {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

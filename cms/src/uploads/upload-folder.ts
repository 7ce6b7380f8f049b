import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { trackUpload } from '../ending/uploads-under-way'

const prefix = 'artha-upload-'
const folderName = /^artha-upload-(\d+)-/
const dayMs = 86_400_000

/**
 * Gives an upload its own folder with mode 0700, and removes it however the upload ends. The name contains the process id, so that the leftovers
 * of a killed process can be told from folders in use.
 */
export const inUploadFolder = <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => trackUpload(inFolder(work))

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${prefix}${process.pid}-`))
  try {
    return await work(folder)
  } finally {
    await removeFolder(folder)
  }
}

/** Retries, because a file of a cut upload may just be created. */
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 })

/** Returns true if the process exists. Signal 0 only checks: ESRCH means that there is none, EPERM that there is one. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Returns true for folders of ended processes. In a restarted container an earlier process may have had our own id; at our start we have no
 * folder yet.
 */
const isLeftOver = (pid: number, changedMs: number) => pid === process.pid || !isRunning(pid) || Date.now() - changedMs > dayMs

/** Removes the folders of processes that were killed during an upload, and, at the end of a process, its own. */
export async function sweepUploadFolders(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    const pid = folderName.exec(name)?.[1]
    if (pid === undefined) continue
    const folder = path.join(os.tmpdir(), name)
    const found = await stat(folder).catch(() => undefined)
    if (found?.isDirectory() === true && found.uid === process.getuid?.() && isLeftOver(Number(pid), found.mtimeMs)) {
      await removeFolder(folder)
    }
  }
}

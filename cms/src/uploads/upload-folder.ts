import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { mindUpload } from '../ending/uploads-under-way'

const prefix = 'artha-upload-'
const folderName = /^artha-upload-(\d+)-/
const dayMs = 86_400_000

/**
 * Gives an upload a folder of its own with mode 0700, and removes it with its content however the upload ends. The name
 * contains the process id, so that the leftovers of a killed process can be told from folders in use.
 */
export const inUploadFolder = <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => mindUpload(inFolder(work))

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${prefix}${process.pid}-`))
  try {
    return await work(folder)
  } finally {
    await removeFolder(folder)
  }
}

/** Tried again where a file of a cut upload is just being made. */
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 })

/** Asks for a signal that is none: ESRCH says that there is no such process, EPERM that there is. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Another process of this id, in a container that was started again, is not there any more; ours has none at its start. */
const isLeftOver = (pid: number, changedMs: number) => pid === process.pid || !isRunning(pid) || Date.now() - changedMs > dayMs

/** Removes what processes left that were killed in the middle of an upload, and, as the last thing a process does, its own. */
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

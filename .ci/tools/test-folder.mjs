import { statfsSync } from 'node:fs'
import os from 'node:os'

const inMemory = '/dev/shm'
const neededBytes = 4 * 1024 ** 3

/** @param {string} folder */
function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

/**
 * Returns the folder for the databases of tests: in memory if 4 GB are free there, else the temporary folder. SQLite waits for the disk at each
 * save, 890 times in a first start of the cms, 240 times in a later one. That protects from power cuts; tests only kill programs.
 * @param {string} folder
 */
export const testFolder = (folder = inMemory) => (Math.min(freeBytes(folder), os.freemem()) < neededBytes ? os.tmpdir() : folder)

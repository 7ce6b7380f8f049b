import { statfs } from 'node:fs/promises'
import { LaunchFailure } from './failure.mjs'

const bytesPerMegabyte = 1024 * 1024

/**
 * Throws if too little disk space is free. Checked before an install or build, because a full disk would leave a broken tree.
 * @param {string} directory
 * @param {number} neededMegabytes
 * @param {string} purpose completes the sentence "… MB are needed to …"
 */
export async function requireDiskSpace(directory, neededMegabytes, purpose) {
  const { bavail, bsize } = await statfs(directory)
  const freeMegabytes = Math.floor((bavail * bsize) / bytesPerMegabyte)
  if (freeMegabytes >= neededMegabytes) return
  throw new LaunchFailure(`The disk is too full: ${neededMegabytes} MB are needed to ${purpose}, ${freeMegabytes} MB are free in ${directory}.`)
}

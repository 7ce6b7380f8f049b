import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What an output was made from is written beside it, so that deleting the output forgets it too.
 * @param {string} file
 */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}

/**
 * @param {string} file
 * @param {string} value
 */
export function writeStamp(file, value) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${value}\n`)
}

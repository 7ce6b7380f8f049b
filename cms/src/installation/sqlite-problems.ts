import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { codeOf } from './error-code'

const sentences: readonly [RegExp, (file: string) => string][] = [
  [/^(SQLITE_NOTADB|ARTHA_NOTADB)/, (file) => `${file} is not an SQLite database, or its beginning was overwritten.`],
  [/^(SQLITE_CORRUPT|SQLITE_IOERR_SHORT_READ|ARTHA_CUT)/, (file) => `${file} is damaged or was cut short.`],
  [/^(SQLITE_READONLY|EROFS)/, (file) => `${file} cannot be written: give the user that runs the cms permission to write it and its folder.`],
  [
    /^(SQLITE_CANTOPEN|EACCES|EPERM|EISDIR|ENOTDIR)/,
    (file) => `${file} cannot be opened: check that its folder exists and that the user that runs the cms can read and write in it.`,
  ],
  [/^(SQLITE_FULL|ENOSPC)/, (file) => `The disk of ${file} is full: free some space.`],
  [/^SQLITE_IOERR/, (file) => `The disk of ${file} does not respond as it should.`],
]

const isDamage = /^(SQLITE_NOTADB|SQLITE_CORRUPT|SQLITE_IOERR_SHORT_READ|ARTHA_)/

/** Returns a sentence about the file's fault and its remedy; undefined if the file is not at fault. */
export function sqliteProblem(error: unknown, file: string): string | undefined {
  const code = codeOf(error)
  const sentence = sentences.find(([pattern]) => pattern.test(code))?.[1](file)
  if (sentence === undefined) return undefined
  return isDamage.test(code) ? `${sentence} Restore a backup: npm run restore -- <backup> --replace.` : sentence
}

const fault = (code: string) => Object.assign(new Error(code), { code })

/**
 * Checks the head of a database file: its signature, and that the file is as long as it says. Beside a log the head may be outdated, so the
 * length is left to SQLite. Throws an error that `sqliteProblem` explains.
 */
export function checkFileHeader(file: string): void {
  const { size } = statSync(file)
  if (size === 0) return
  const head = Buffer.alloc(100)
  const handle = openSync(file, 'r')
  const read = readSync(handle, head, 0, head.length, 0)
  closeSync(handle)
  if (head.toString('latin1', 0, 16) !== 'SQLite format 3\0') throw fault('ARTHA_NOTADB')
  if (read < head.length) throw fault('ARTHA_CUT')
  const pageBytes = head.readUInt16BE(16) === 1 ? 65_536 : head.readUInt16BE(16)
  const hasLog = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
  if (!hasLog && size < pageBytes * head.readUInt32BE(28)) throw fault('ARTHA_CUT')
}

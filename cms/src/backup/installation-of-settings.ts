import path from 'node:path'
import { env } from '../env'
import { codeOf } from '../installation/error-code'
import { asSentence } from '../installation/check-before-start'
import { BackupError } from './backup-error'
import type { Installation } from './make-backup'

/** Reads the installation from the settings, for programs that do not load Strapi. Paths are relative to the cms folder. */
export function installationOfSettings(): Installation {
  return {
    place: env.DATABASE_URL === undefined ? { file: path.resolve(env.DATABASE_FILENAME) } : { url: env.DATABASE_URL },
    publicFolder: path.resolve(env.UPLOADS_DIR ?? 'public'),
    keys: env,
  }
}

const words: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EACCES: 'the user that runs this has no permission to write there',
  EROFS: 'the disk is read-only',
  ECONNREFUSED: 'the database does not respond; check that it is running and that DATABASE_URL is correct',
}

/** Runs a backup program; a failure prints one sentence and exits with code 1. */
export function runBackupProgram(what: string, work: () => Promise<void>): void {
  work().then(
    () => process.exit(0),
    (error: unknown) => {
      const told = asSentence(error)
      const why = told instanceof BackupError ? told.message : (words[codeOf(error)] ?? (told instanceof Error ? told.message : String(told)))
      console.error(`${what}: ${why}`)
      process.exit(1)
    },
  )
}

import './src/in-utc'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from './src/backup/backup-error'
import { installationOfSettings, runBackupProgram } from './src/backup/installation-of-settings'
import { makeBackup } from './src/backup/make-backup'
import { progressTo } from './src/backup/progress'
import { env } from './src/env'

/** `npm run backup`: database and uploads into a folder of their own; the site and the cms may be running meanwhile. */
runBackupProgram('No backup was made', async () => {
  process.chdir(path.resolve(__dirname, '..'))
  const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } })
  const keep = Number(values.keep ?? env.BACKUP_KEEP)
  if (!Number.isInteger(keep) || keep < 1) throw new BackupError('--keep is how many of the newest backups stay: a whole number from 1 on.')
  const made = await makeBackup(installationOfSettings(), path.resolve(values.to ?? env.BACKUP_DIR), keep, progressTo(console.log))
  console.log(`The backup is in ${made}. Keep .env apart from it: its keys are not in it.`)
})

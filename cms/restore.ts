import './src/in-utc'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from './src/backup/backup-error'
import { installationOfSettings, runBackupProgram } from './src/backup/installation-of-settings'
import { progressTo } from './src/backup/progress'
import { restoreBackup } from './src/backup/restore-backup'

/** `npm run restore -- <folder>`: a backup into an empty database and folder of uploads, or with `--replace` in the place of what is there. */
runBackupProgram('Not restored', async () => {
  process.chdir(path.resolve(__dirname, '..'))
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean', default: false } }, allowPositionals: true })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new BackupError('Say which backup: npm run restore -- <its folder> [--replace]')
  await restoreBackup(path.resolve(folder), installationOfSettings(), values.replace, progressTo(console.log))
  console.log('Restored. Start the cms, and read an article.')
})

import { requireNodeVersion } from './launch/node-version.mjs'

requireNodeVersion()
import('./tools/backup-and-restore.mjs').then((launch) => launch.backup(process.argv.slice(2)))

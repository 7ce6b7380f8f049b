import { requireNodeVersion } from './launch/node-version.mjs'

requireNodeVersion()
const asks = (/** @type {string} */ word) => process.argv.indexOf(word) !== -1
import('./checks/run-checks.mjs').then((launch) =>
  launch.runChecks({
    set: asks('--quick') ? 'quick' : asks('--all') ? 'all' : 'core',
    changed: asks('--changed'),
    strict: asks('--strict'),
  }),
)

import { stopUnlessNodeIsNewEnough } from './launch/node-version.mjs'

stopUnlessNodeIsNewEnough()
import('./checks/run-checks.mjs').then((launch) =>
  launch.runChecks({ quick: process.argv.indexOf('--quick') !== -1, changed: process.argv.indexOf('--changed') !== -1 }),
)

import { stopUnlessNodeIsNewEnough } from './launch/node-version.mjs'

stopUnlessNodeIsNewEnough()
import('./launch/run-checks.mjs').then((launch) => launch.runChecks({ quick: process.argv.indexOf('--quick') !== -1 }))

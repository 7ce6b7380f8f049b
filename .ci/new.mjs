import { requireNodeVersion } from './launch/node-version.mjs'

requireNodeVersion()
import('./tools/new-calculator.mjs').then((launch) => launch.runNew(process.argv.slice(2)))

import { stopUnlessNodeIsNewEnough } from './launch/node-version.mjs'

stopUnlessNodeIsNewEnough()
import('./tools/new-calculator.mjs').then((launch) => launch.runNew(process.argv.slice(2)))

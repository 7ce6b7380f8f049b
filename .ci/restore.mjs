import { stopUnlessNodeIsNewEnough } from './launch/node-version.mjs'

stopUnlessNodeIsNewEnough()
import('./tools/keep-and-return.mjs').then((launch) => launch.restore(process.argv.slice(2)))

import { stopUnlessNodeIsNewEnough } from './launch/node-version.mjs'

stopUnlessNodeIsNewEnough()
import('./tools/update-demo.mjs').then((launch) => launch.updateDemo(process.argv.slice(2)))

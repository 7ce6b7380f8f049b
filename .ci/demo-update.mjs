import { stopUnlessNodeIsNewEnough } from './launch/node-version.mjs'

stopUnlessNodeIsNewEnough()
import('./launch/update-demo.mjs').then((launch) => launch.updateDemo(process.argv.slice(2)))

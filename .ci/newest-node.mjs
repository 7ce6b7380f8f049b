import { stopUnlessNodeIsNewEnough } from './launch/node-version.mjs'

stopUnlessNodeIsNewEnough()
import('./checks/newest-node.mjs').then((launch) => launch.runUnderNewestNode(process.argv.slice(2)))

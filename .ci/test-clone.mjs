import { stopUnlessNodeIsNewEnough } from './launch/node-version.mjs'

stopUnlessNodeIsNewEnough()
import('./checks/run-clone.mjs').then((launch) => launch.testClone(process.argv.slice(2)))

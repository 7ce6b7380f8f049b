import { requireNodeVersion } from './launch/node-version.mjs'

requireNodeVersion()
import('./checks/run-clone.mjs').then((launch) => launch.testClone(process.argv.slice(2)))

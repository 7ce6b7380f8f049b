import { requireNodeVersion } from './launch/node-version.mjs'

requireNodeVersion()
import('./checks/newest-node.mjs').then((launch) => launch.runUnderNewestNode(process.argv.slice(2)))

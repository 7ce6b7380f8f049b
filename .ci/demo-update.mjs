import { requireNodeVersion } from './launch/node-version.mjs'

requireNodeVersion()
import('./tools/update-demo.mjs').then((launch) => launch.updateDemo(process.argv.slice(2)))

import { requireNodeVersion } from './launch/node-version.mjs'

requireNodeVersion()
import('./tools/take-pictures.mjs').then((launch) => launch.takePictures(process.argv.slice(2)))

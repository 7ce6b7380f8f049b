import { stopUnlessNodeIsNewEnough } from './launch/node-version.mjs'

stopUnlessNodeIsNewEnough()
import('./tools/take-pictures.mjs').then((launch) => launch.takePictures(process.argv.slice(2)))

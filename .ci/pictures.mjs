import { stopUnlessNodeIsNewEnough } from './launch/node-version.mjs'

stopUnlessNodeIsNewEnough()
import('./launch/take-pictures.mjs').then((launch) => launch.takePictures(process.argv.slice(2)))

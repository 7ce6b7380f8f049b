import { stopUnlessNodeIsNewEnough } from './launch/node-version.mjs'

stopUnlessNodeIsNewEnough()
import('./launch/start-development.mjs').then((launch) => launch.startDevelopment())

import { stopUnlessNodeIsNewEnough } from './launch/node-version.mjs'

stopUnlessNodeIsNewEnough()
import('./launch/start-mocks.mjs').then((launch) => launch.startMocks())

import { stopUnlessNodeIsNewEnough } from './launch/node-version.mjs'

stopUnlessNodeIsNewEnough()
import('./tools/supply-chain.mjs').then((launch) => launch.listParts())

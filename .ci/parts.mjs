import { requireNodeVersion } from './launch/node-version.mjs'

requireNodeVersion()
import('./tools/supply-chain.mjs').then((launch) => launch.listParts())

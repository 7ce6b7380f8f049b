import { requireNodeVersion } from './launch/node-version.mjs'

requireNodeVersion()
import('./launch/start-mocks.mjs').then((launch) => launch.startMocks())

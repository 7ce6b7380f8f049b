import { requireNodeVersion } from './launch/node-version.mjs'

requireNodeVersion()
import('./launch/start-development.mjs').then((launch) => launch.startDevelopment())

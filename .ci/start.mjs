// No modern syntax may be imported before this check, so that old Node versions can print that they are too old.
import { requireNodeVersion } from './launch/node-version.mjs'

requireNodeVersion()
import('./launch/start-site.mjs').then((launch) => launch.startSite())

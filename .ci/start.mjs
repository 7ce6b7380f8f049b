// Old Node versions must get as far as the message that they are too old: nothing modern may be imported before it.
import { stopUnlessNodeIsNewEnough } from './launch/node-version.mjs'

stopUnlessNodeIsNewEnough()
import('./launch/start-site.mjs').then((launch) => launch.startSite())

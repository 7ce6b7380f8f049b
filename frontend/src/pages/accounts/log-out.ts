import { logOut } from '../../api/late-writes.ts'
import { loadPage } from '../../lib/load-page.ts'

/** Ends the session and loads the login page anew, so that no data stays in memory. */
export const logOutHere = () => logOut().then(() => loadPage('/login'))

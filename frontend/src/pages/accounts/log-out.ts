import { logOut } from '../../api/late-writes.ts'
import { loadPage } from '../../lib/load-page.ts'

/** Ends the session and loads the login page whole, so that nothing that was read stays in memory. */
export const logOutHere = () => logOut().then(() => loadPage('/login'))

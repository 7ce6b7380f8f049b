import { useEffect } from 'react'
import { useLogOut } from '../../api/accounts.ts'
import { loadPage } from '../../lib/load-page.ts'

/** Ends the session and loads the login page whole, so that nothing that was read stays in memory. */
export function LendLogOut({ lend }: { lend: (logOut: () => Promise<void>) => void }) {
  const logOut = useLogOut()
  useEffect(() => lend(async () => logOut().then(() => loadPage('/login'))), [lend, logOut])
  return null
}

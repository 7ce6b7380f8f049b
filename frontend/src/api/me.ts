import { useEffect } from 'react'
import { useSessionRead } from './use-session-read.ts'
import { updateUser } from './session.ts'

/** Keeps the stored user up to date with the server: rights may have changed, and an ended session ends here too. */
export function useFreshSession() {
  const { data } = useSessionRead('me')
  useEffect(() => {
    if (data !== undefined) updateUser(data.user)
  }, [data])
}

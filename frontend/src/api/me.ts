import { useEffect } from 'react'
import { useSessionRead } from './use-session-read.ts'
import { updateUser } from './session.ts'

/** Keeps what is stored of the person up to date: rights may have been given or taken, and an ended session ends here. */
export function useFreshSession() {
  const { data } = useSessionRead('me')
  useEffect(() => {
    if (data !== undefined) updateUser(data.user)
  }, [data])
}

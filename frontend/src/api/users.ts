import { useSessionList } from './use-session-read.ts'
import { useWrite } from './use-write.ts'

export interface UserFilters {
  q: string
  page: number
  pageSize: number
}

export const useUsers = (query: UserFilters) => useSessionList('listUsers', { query })

/** The primary admin's writes on users. The list is loaded again after a failure too, because it may be out of date. */
export function useUserWrites() {
  const { write: allow } = useWrite('allowCreation', { rereadsAfterFailure: true })
  const { write: toggle } = useWrite('togglePermission', { rereadsAfterFailure: true })
  const { write: remove } = useWrite('deleteUser', { rereadsAfterFailure: true })
  return {
    allow: async (emails: string[]) => allow({ body: { emails } }),
    toggle: async (id: string) => toggle({ id }),
    remove: async (userId: string) => remove({ body: { userId } }),
  }
}

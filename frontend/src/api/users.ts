import { call } from './call.ts'
import { useOwnList } from './own-resource.ts'

export interface UserFilters {
  q: string
  page: number
  pageSize: number
}

export const useUsers = (query: UserFilters) => useOwnList('listUsers', { query })

export const grantAccess = (emails: readonly string[]) => call('allowCreation', { body: { emails: [...emails] } })

export const togglePermission = (id: string) => call('togglePermission', { id })

export const deleteUser = (userId: string) => call('deleteUser', { body: { userId } })

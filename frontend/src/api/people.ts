import { call } from './call.ts'
import { useOwnList } from './own-resource.ts'

export interface PeopleFilters {
  q: string
  page: number
  pageSize: number
}

export const usePeople = (query: PeopleFilters) => useOwnList('listUsers', { query })

export const grantAccess = (emails: readonly string[]) => call('allowCreation', { body: { emails: [...emails] } })

export const togglePermission = (id: string) => call('togglePermission', { id })

export const deletePerson = (userId: string) => call('deleteUser', { body: { userId } })

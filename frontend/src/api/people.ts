import type { ListedUser } from '@artha/contract/account'
import { useOwnResource } from './own-resource.ts'
import { request, requestList } from './request.ts'

interface MessageAnswer {
  message: string
}

export interface PeopleFilters {
  q: string
  page: number
  pageSize: number
}

export function peopleKey({ q, page, pageSize }: PeopleFilters) {
  const query = new URLSearchParams({ page: String(page), pageSize: String(pageSize) })
  if (q !== '') query.set('q', q)
  return `/auth/admin/users?${query}`
}

export const usePeople = (filters: PeopleFilters) => useOwnResource(peopleKey(filters), requestList<ListedUser>)

export const grantAccess = (emails: readonly string[]) =>
  request<MessageAnswer>('/auth/admin/allow-creation', { method: 'POST', json: { emails } })

export const togglePermission = (id: string) =>
  request<MessageAnswer>(`/auth/toggle-permission/${encodeURIComponent(id)}`, { method: 'PATCH' })

export const deletePerson = (userId: string) =>
  request<MessageAnswer>('/auth/admin/delete-user', { method: 'POST', json: { userId } })

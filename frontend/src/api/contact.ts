import type { ContactBody } from '@artha/contract/contact'
import { request } from './request.ts'

export const sendContactMessage = (message: ContactBody) =>
  request<{ message: string }>('/api/contact', { method: 'POST', json: message })

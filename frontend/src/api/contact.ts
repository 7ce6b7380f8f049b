import type { ContactBody } from '@artha/contract/contact'
import { call } from './call.ts'

export const sendContactMessage = (body: ContactBody) => call('sendContactMessage', { body })

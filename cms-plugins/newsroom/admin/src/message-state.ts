import type { MessageState } from '@artha/contract/studio-newsroom'

export const stateWords: Record<MessageState, string> = { unread: 'Unread', read: 'Read', answered: 'Answered' }

import type { AuditLine } from '@artha/contract/studio-access'

const words: Record<string, string> = {
  'user.role': 'Role changed',
  'user.delete': 'Account deleted',
  'sign-in.failed': 'Sign-in failed',
  'sign-in.limited': 'Sign-in refused: too many tries',
  'access.refused': 'Access refused',
}

/** What was done, in words; an action that this page does not know as it is written. */
export const actionWords = (action: string): string => words[action] ?? action

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What is noted of an entry, beside the name that has a column of its own. */
export function detailWords(details: AuditLine['details']): string {
  const { username: _username, from, to, ...others } = details ?? {}
  const change = from === undefined && to === undefined ? [] : [`${plain(from ?? '')} → ${plain(to ?? '')}`]
  return [...change, ...Object.entries(others).map(([name, value]) => `${name}: ${plain(value)}`)].join(', ')
}

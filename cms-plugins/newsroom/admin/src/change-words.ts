import type { AuditLine } from '@artha/contract/studio-access'

const words: Record<string, string> = {
  create: 'Created',
  update: 'Saved',
  publish: 'Published',
  unpublish: 'Taken off the site',
  'discard-draft': 'Draft thrown away',
  delete: 'Deleted',
  restore: 'Brought back',
  upload: 'Uploaded',
  'looked-at': 'Looked at',
}

/** What was done, in words, from an action such as `article.publish`; one that this page does not know as it is written. */
export const changeWords = (action: string): string => words[action.slice(action.indexOf('.') + 1)] ?? action

/** What is noted of an entry: its title then, and which save it was. */
export function notedIn(details: AuditLine['details']): { title: string; version: string } {
  const { title, version } = details ?? {}
  return { title: typeof title === 'string' ? title : '', version: typeof version === 'number' ? String(version) : '' }
}

import type { AssignableRole } from '@artha/contract/studio-access'
import type { Role } from './permission-rule'

/** What a role is in the columns of an account. Who may do more may also do less. */
export const columnsOf = (role: AssignableRole) => ({
  isAdmin: role === 'admin',
  isAllowedToCreate: role !== 'reader',
  // A reader who becomes a creator again begins as any other
  ...(role === 'reader' && { mayPublish: false }),
})

/**
 * The role after the permission was toggled. Taking the permission takes an admin's rights as well: an account that is
 * shown as Pending can write nothing.
 */
export const toggledRole = (role: Role): AssignableRole => (role === 'reader' ? 'creator' : 'reader')

const newState: Record<AssignableRole, string> = {
  reader: 'can no longer create content',
  creator: 'can now create content',
  admin: 'is now an admin',
}

/** The message after a change of role. */
export const roleChangeMessage = (username: string, role: AssignableRole): string => `${username} ${newState[role]}.`

/** Says to whom access was granted: the address, or how many there are. */
export const grantMessage = (emails: string[]): string =>
  emails.length === 1 ? `Access granted to ${emails[0]}` : `Access granted to ${emails.length} people`

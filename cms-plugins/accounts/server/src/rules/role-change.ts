import type { AssignableRole } from '@artha/contract/studio-access'
import type { Role } from './permission-rule'

/** Returns the columns of an account for a role. A higher role has all rights of the lower ones. */
export const roleColumns = (role: AssignableRole) => ({
  isAdmin: role === 'admin',
  isAllowedToCreate: role !== 'reader',
  // A reader who becomes a creator again starts without this right
  ...(role === 'reader' && { mayPublish: false }),
})

/** Returns the role after the permission to create is toggled. An admin becomes a reader too: an account shown as Pending must not write. */
export const toggledRole = (role: Role): AssignableRole => (role === 'reader' ? 'creator' : 'reader')

const newState: Record<AssignableRole, string> = {
  reader: 'can no longer create content',
  creator: 'can now create content',
  admin: 'is now an admin',
}

export const roleChangeMessage = (username: string, role: AssignableRole): string => `${username} ${newState[role]}.`

/** Returns the message after access was granted, with the address or the number of people. */
export const grantMessage = (emails: string[]): string =>
  emails.length === 1 ? `Access granted to ${emails[0]}` : `Access granted to ${emails.length} people`

import type { Access } from '@artha/contract/endpoints'

/** The roles, from the fewest rights to the most. A visitor has no role. */
export const roles = ['reader', 'creator', 'admin', 'primary-admin'] as const
export type Role = (typeof roles)[number]

interface Person {
  email: string
  isAdmin: boolean
  isAllowedToCreate: boolean
}

/** Returns the role of an account. The configured address alone makes the primary admin, whatever the row says. */
export function roleOf(person: Person, primaryAdminEmail: string): Role {
  if (person.email === primaryAdminEmail) return 'primary-admin'
  if (person.isAdmin) return 'admin'
  return person.isAllowedToCreate ? 'creator' : 'reader'
}

const leastRole: Record<Exclude<Access, 'public'>, Role> = {
  'signed-in': 'reader',
  creator: 'creator',
  admin: 'admin',
  'primary-admin': 'primary-admin',
}

export type Verdict = 'allowed' | 'unauthenticated' | 'forbidden'

/** Returns the verdict for a role at an endpoint; an undefined role is a visitor. */
export function mayCall(access: Access, role: Role | undefined): Verdict {
  if (access === 'public') return 'allowed'
  if (role === undefined) return 'unauthenticated'
  return roles.indexOf(role) >= roles.indexOf(leastRole[access]) ? 'allowed' : 'forbidden'
}

/** Returns the verdict for changing or deleting content: creators may change their own, admins all. */
export function mayChange(role: Role | undefined, isOwn: boolean): Verdict {
  const verdict = mayCall('creator', role)
  return verdict === 'allowed' && role === 'creator' && !isOwn ? 'forbidden' : verdict
}

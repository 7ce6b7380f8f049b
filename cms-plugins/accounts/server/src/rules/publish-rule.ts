import type { Role } from './permission-rule'

/** Whether a role gives its texts to readers while texts are reviewed: admins always, a creator who was given the right. */
export function publishes(role: Role | undefined, isGiven: boolean | null): boolean {
  if (role === 'creator') return isGiven === true
  return role === 'admin' || role === 'primary-admin'
}

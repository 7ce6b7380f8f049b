import type { Role } from './permission-rule'

/** True if a role publishes without review: admins always, creators if they have been given the right. */
export function publishesWithoutReview(role: Role | undefined, isGiven: boolean | null): boolean {
  if (role === 'creator') return isGiven === true
  return role === 'admin' || role === 'primary-admin'
}

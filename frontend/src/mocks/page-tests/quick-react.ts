import * as React from 'react'

/**
 * Stops React's development build recording a call stack for each element, a sixth of the time of page tests. The stacks only tell in a warning
 * who made an element, and every warning fails its test anyway. React itself stops after 10,000 elements a second; here the count says so at once.
 */
export function speedUpReact(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => Infinity, set: () => undefined })
}

/** What a driver or the system calls a fault: `SQLITE_BUSY`, `ENOSPC`; '' where it has no such name. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

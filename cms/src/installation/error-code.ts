/** Returns the code of a driver's or system's error, such as `SQLITE_BUSY` or `ENOSPC`; '' if it has none. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** An error that is reported by its message, without a stack. */
export class BackupError extends Error {}

/** An error that is reported by its message, without a stack. */
export class BackupFault extends Error {}

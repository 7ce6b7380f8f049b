/** Told as its sentence, without a stack. */
export class BackupFault extends Error {}

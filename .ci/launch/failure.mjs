/** An expected error, such as a taken port. It is reported as one message, without a stack. */
export class LaunchFailure extends Error {
  /**
   * @param {string} message what happened and what to do about it
   * @param {string} [output] the last lines of the program that failed
   */
  constructor(message, output = '') {
    super(message)
    this.output = output
  }
}

const diskIsFull = /ENOSPC|no space left on device|SQLITE_FULL|database or disk is full/i

/**
 * Returns the message for a failed launch. Any error but a LaunchFailure is a bug, so its stack is shown.
 * @param {unknown} error
 */
export function explain(error) {
  const known = error instanceof LaunchFailure
  const message = known ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)
  const output = known ? error.output.trimEnd() : ''
  if (diskIsFull.test(message) || diskIsFull.test(output)) {
    const where = known ? message.replace(/ (It said|Its last lines):$/, '') : 'A file could not be written.'
    return `The disk is full. Free some space and try again. (${where})`
  }
  return output === '' ? message : `${message}\n\n${output}`
}

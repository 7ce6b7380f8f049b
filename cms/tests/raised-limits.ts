/** For suites that do not test limits: far above what they do, so that a 429 is a failure. */
export const raisedLimits = Object.fromEntries(
  ['SIGN_IN', 'SIGN_IN_ORIGIN', 'SIGN_UP', 'SEND_CODE_ACCOUNT', 'SEND_CODE_ORIGIN', 'VERIFY_CODE', 'CONTACT', 'WRITES', 'UPLOADS'].map(
    (name) => [`LIMIT_${name}`, '100000/3600'],
  ),
)

/** Limits far above what a suite needs. For suites that do not test limits, so that a 429 is a failure. */
export const raisedLimits = Object.fromEntries(
  [
    'SIGN_IN',
    'SIGN_IN_ORIGIN',
    'SIGN_IN_ACCOUNT',
    'SIGN_UP',
    'SEND_CODE',
    'SEND_CODE_ORIGIN',
    'SEND_CODE_ACCOUNT',
    'VERIFY_CODE',
    'VERIFY_CODE_ACCOUNT',
    'NEWSLETTER_ORIGIN',
    'NEWSLETTER_MAILBOX',
    'NEWSLETTER_HOST',
    'NEWSLETTER_TEST',
    'CONTACT',
    'SEARCH',
    'WRITES',
    'UPLOADS',
  ].map((name) => [`LIMIT_${name}`, '100000/3600']),
)

/**
 * The limits of this plugin. Each has a setting: `points` attempts in `seconds`. Names ending in `Account` count over all client
 * addresses, names ending in `ClientAddress` over all accounts (their settings end in `_ORIGIN`, a public name that stays); `device…` is
 * the extra limit of a known device, used once the others are exhausted.
 */
export const limitNames = [
  'signIn',
  'signInClientAddress',
  'signInAccount',
  'deviceSignIn',
  'signUp',
  'sendCode',
  'sendCodeClientAddress',
  'sendCodeAccount',
  'deviceSendCode',
  'verifyCode',
  'verifyCodeAccount',
  'deviceVerifyCode',
  'newsletterClientAddress',
  'newsletterMailbox',
  'newsletterHost',
] as const

export type LimitName = (typeof limitNames)[number]

export interface Limit {
  points: number
  seconds: number
}

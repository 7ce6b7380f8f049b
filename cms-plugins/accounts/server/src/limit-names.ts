/**
 * The limits of this plugin. Each has a setting: `points` attempts in `seconds`. Names ending in `Account` count over all client
 * addresses; `device…` is the extra limit of a known device, used once the others are exhausted.
 */
export const limitNames = [
  'signIn',
  'signInOrigin',
  'signInAccount',
  'deviceSignIn',
  'signUp',
  'sendCode',
  'sendCodeOrigin',
  'sendCodeAccount',
  'deviceSendCode',
  'verifyCode',
  'verifyCodeAccount',
  'deviceVerifyCode',
  'newsletterOrigin',
  'newsletterMailbox',
  'newsletterHost',
] as const

export type LimitName = (typeof limitNames)[number]

export interface Limit {
  points: number
  seconds: number
}

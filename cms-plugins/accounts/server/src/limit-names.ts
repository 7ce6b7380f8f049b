/**
 * What is counted here. Each has its setting, `points` tries in `seconds`. What ends in `Account` is counted over all origins;
 * `device…` is what a known device has of its own once the others are used up.
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
] as const

export type LimitName = (typeof limitNames)[number]

export interface Limit {
  points: number
  seconds: number
}

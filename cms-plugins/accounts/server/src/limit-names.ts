/** What is counted. Each has its setting, `points` tries in `seconds`. */
export const limitNames = [
  'signIn', 'signInOrigin', 'signUp', 'sendCodeAccount', 'sendCodeOrigin', 'verifyCode', 'contact', 'writes', 'uploads',
] as const

export type LimitName = (typeof limitNames)[number]

export interface Limit {
  points: number
  seconds: number
}

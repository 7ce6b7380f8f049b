import { signUp, startCmsWithMail, type CmsWithMail, type ReceivedAnswer } from './cms-with-mail'

type Step = (email: string) => Promise<ReceivedAnswer>

/** A cms with some readers, and the steps of resetting a password. */
export interface ResetSteps {
  own: CmsWithMail
  /** The e-mail address of a reader. */
  known: (at: number) => string
  /** An e-mail address without an account. */
  unknown: (at: number) => string
  sendCode: Step
  verify: Step
  setPassword: Step
}

export async function startResets(readerCount: number): Promise<ResetSteps> {
  const own = await startCmsWithMail({ LIMIT_SEND_CODE_ACCOUNT: '1000/3600', LIMIT_VERIFY_CODE_ACCOUNT: '5/3600' })
  const readers = await Promise.all(Array.from({ length: readerCount }, () => signUp(own)))
  const cookie = `artha-reset=${'A'.repeat(43)}`
  return {
    own,
    known: (at) => readers.at(at)?.email ?? '',
    unknown: (at) => `unknown${at + 10}@artha.example`,
    sendCode: (email) => own.ask('/auth/admin/send-code', { body: { email } }),
    verify: (email) => own.ask('/auth/admin/verify-code', { body: { email, code: '000000' } }),
    setPassword: (email) => own.ask('/auth/admin/reset-password', { body: { email, password: 'A new long passphrase' }, cookie }),
  }
}

/** The steps that must not reveal whether an address has an account, as rows of a table. */
export const resetSteps = [
  ['sending a code', 'sendCode'],
  ['trying a code', 'verify'],
  ['setting a password', 'setPassword'],
] as const

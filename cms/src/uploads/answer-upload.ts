import type { Exchange } from '@artha/base/exchange'
import type { ErrorCode } from '@artha/contract/errors'
import type { ResponseSent } from '@artha/contract/handlers'
import { mediaLimits } from '@artha/contract/media'
import { drain } from '../drain'
import { receiveForm, type ExpectedForm, type ReceivedForm } from './receive-form'
import { refusalOf, type UploadProblem } from './refused-upload'

/** Room for the boundaries, headers and texts of a form around its file. */
const formBytes = 64 * 1024
export const maxFormBytes = mediaLimits.videoBytes + formBytes

/** A phone that changes cells is silent for some seconds. */
const idleMs = 30_000

/** The disk is full or a service is away: the sender can only try again. */
const retryAfterSeconds = 60

export type Refuse = (ctx: Exchange, code: ErrorCode, message: string) => ResponseSent

/** Refuses an upload and reads on for a while, so that the sender gets the response. Does not wait for a silent sender. */
export async function refuseUpload(ctx: Exchange, fault: UploadProblem, refuse: Refuse): Promise<ResponseSent> {
  const { code, message } = refusalOf(fault)
  if (code === 'unavailable') ctx.set('Retry-After', String(retryAfterSeconds))
  const answered = refuse(ctx, code, message)
  if (fault === 'stopped-coming' || !(await drain(ctx.req))) ctx.set('Connection', 'close')
  return answered
}

/** Receives a request's form into a folder; answers the request and returns undefined if something is wrong with it. */
export async function receiveUpload(
  ctx: Exchange,
  folder: string,
  expected: Omit<ExpectedForm, 'mostBytes' | 'idleMs'>,
  refuse: Refuse,
): Promise<ReceivedForm | undefined> {
  if (Number(ctx.get('content-length')) > maxFormBytes) {
    await refuseUpload(ctx, 'too-large', refuse)
    return undefined
  }
  const received = await receiveForm(ctx.req, ctx.get('content-type'), folder, { ...expected, mostBytes: maxFormBytes, idleMs })
  if ('form' in received) return received.form
  if ('cause' in received) strapi.log.error(`An upload could not be written: ${String(received.cause)}`)
  await refuseUpload(ctx, 'gone' in received ? 'cut-short' : received.fault, refuse)
  return undefined
}

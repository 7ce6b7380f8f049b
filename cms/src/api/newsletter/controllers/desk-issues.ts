import { accountsOf } from '@artha/accounts/services'
import { handler } from '@artha/base/handler'
import { mailPagePolicy } from '@artha/contract/mail-page'
import { refuse } from '@artha/contract/refusals'
import { responseSent } from '@artha/contract/handlers'
import type { Core } from '@strapi/strapi'
import { checkLimit } from '../../../limits'
import { answerPage, setNoStore, validIdOrEmpty } from '../../answers/desk-answers'
import { answerWrite } from '../../writes/answer-write'
import { createIssue, deleteIssue, findIssue, listDeskIssues, mailOfIssue, readDeskIssue, stepIssue, updateIssue } from '../desk-issues'
import { listIssueReaders } from '../issue-readers'
import { mailKeyOf, mailPath, opensMail } from '../mail-address'
import { emptyIssue, issueProposal, readNews } from '../issue-proposal'
import { inLook, withUnsubscribe } from '../mail/issue-mail'
import { sendNow } from '../sending/sending-job'
import { env } from '../../../env'

const notFound = 'This issue no longer exists.'

/** The link to leave of a mail that goes to no subscriber. */
const noUnsubscribeUrl = `${env.SITE_URL}/newsletter`

/** Returns a user as the audit trail names an actor. */
const actorOf = ({ documentId }: { documentId: string }) => `user:${documentId}`

const mailKey = mailKeyOf(env.JWT_SECRET)

/** The issues of the newsletter, for the dashboard. Rights are checked before the handlers run. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  list: handler('listDeskIssues', async ({ query }, ctx) => answerPage(ctx, query, await listDeskIssues(strapi, query))),

  read: handler('readDeskIssue', async ({ params: { id } }, ctx) => {
    setNoStore(ctx)
    return (await readDeskIssue(strapi, validIdOrEmpty(id), new Date())) ?? refuse(ctx, 'not-found', notFound)
  }),

  listReaders: handler('listIssueReaders', async ({ params: { id }, query }, ctx) => {
    const row = await findIssue(strapi, validIdOrEmpty(id))
    return row === null ? refuse(ctx, 'not-found', notFound) : answerPage(ctx, query, await listIssueReaders(strapi, row.id, query))
  }),

  propose: handler('proposeIssue', async (_, ctx) => {
    setNoStore(ctx)
    const now = new Date()
    return issueProposal(await readNews(strapi, now), now) ?? emptyIssue
  }),

  preview: handler('previewIssue', async ({ params: { id } }, ctx) => {
    setNoStore(ctx)
    const row = await findIssue(strapi, validIdOrEmpty(id))
    if (row === null) return refuse(ctx, 'not-found', notFound)
    const now = new Date()
    const mail = withUnsubscribe(await mailOfIssue(strapi, row, now), noUnsubscribeUrl)
    return { ...mail, bytes: Buffer.byteLength(mail.html), mailPath: mailPath(row.documentId, mailKey, now) }
  }),

  /** The preview's frame loads it, which sends no token, so the signature is what lets it in. */
  mail: handler('readIssueMail', async ({ params: { id }, query }, ctx) => {
    setNoStore(ctx)
    const now = new Date()
    const row = opensMail(id, query, mailKey, now) ? await findIssue(strapi, validIdOrEmpty(id)) : null
    if (row === null) return refuse(ctx, 'not-found', 'This preview has expired, or its link is incomplete.')
    ctx.set('Content-Security-Policy', mailPagePolicy)
    ctx.set('X-Robots-Tag', 'noindex')
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = inLook(withUnsubscribe(await mailOfIssue(strapi, row, now), noUnsubscribeUrl).html, query.look)
    return responseSent
  }),

  create: handler('createIssue', ({ body, user }, ctx) => answerWrite(strapi, ctx, () => createIssue(strapi, body, actorOf(user), new Date()))),

  update: handler('updateIssue', ({ params: { id }, body, user }, ctx) =>
    answerWrite(strapi, ctx, () => updateIssue(strapi, validIdOrEmpty(id), body, actorOf(user), new Date())),
  ),

  remove: handler('deleteIssue', ({ params: { id }, user }, ctx) =>
    answerWrite(strapi, ctx, () => deleteIssue(strapi, validIdOrEmpty(id), actorOf(user))),
  ),

  test: handler('testIssue', async ({ params: { id }, user }, ctx) => {
    setNoStore(ctx)
    const row = await findIssue(strapi, validIdOrEmpty(id))
    if (row === null) return refuse(ctx, 'not-found', notFound)
    const { mail } = accountsOf(strapi)
    if (!mail.canSend()) return refuse(ctx, 'unavailable', 'No mail server is set up: SMTP_URL is empty.')
    if (!(await checkLimit(strapi, ctx, 'newsletterTest', { of: user.documentId }, 'You have sent yourself several tests.'))) return responseSent
    const made = withUnsubscribe(await mailOfIssue(strapi, row, new Date()), noUnsubscribeUrl)
    const lane = mail.openLane()
    const result = await lane.send({ ...made, subject: `Test: ${made.subject}`, to: user.email })
    lane.close()
    if (result.outcome !== 'accepted') return refuse(ctx, 'unavailable', `The mail server did not take the test: ${result.reason}`)
    return { message: `Sent to ${user.email}.` }
  }),

  step: handler('stepIssue', async ({ params: { id }, body, user }, ctx) => {
    const answer = await answerWrite(strapi, ctx, () => stepIssue(strapi, validIdOrEmpty(id), body, actorOf(user), new Date()))
    sendNow()
    return answer
  }),
})

import type { Remark, Review } from '@artha/contract/review'
import { randomId } from '../../lib/random-id.ts'
import { mockId } from '../data/article-builder.ts'
import type { Publication } from '../data/publication-lists.ts'
import { remarkBuilder, type MockReview } from '../data/review-builder.ts'
import { tabList } from '../data/tab-list.ts'
import { hasAtLeast, users, type MockUser } from '../data/users.ts'
import { mockEndpoint, onePage } from './mock-endpoint.ts'
import { refuse } from './refusal.ts'

/** The reviews and remarks of this tab. */
const reviews = tabList<MockReview>('reviews', [
  { _id: mockId(852), state: 'waiting', version: 1, submittedBy: mockId(502), remarks: [remarkBuilder()] },
])

const nameOf = (id: string) => users.find(id)?.account.username ?? 'A former user'
const mayPublish = (user: MockUser) => hasAtLeast(user, 'admin')
const submittedAt = '2026-11-20T06:00:00.000Z'

/** The answers of review endpoints. By default review is off. */
export const reviewHandlers = ({ articles, stories }: Publication, isOn: boolean) => {
  const pieceOf = (id: string) => articles.find(id) ?? stories.find(id)

  function answerOf(id: string, user: MockUser): Review | undefined {
    const piece = pieceOf(id)
    if (piece === undefined) return undefined
    const kept = reviews.find(id)
    const wasApproved = kept?.state === 'approved' && kept.version !== piece.version
    return {
      ...{ _id: id, kind: articles.find(id) ? 'article' : 'story', title: piece.title, version: piece.version },
      ...{ state: wasApproved ? 'waiting' : (kept?.state ?? 'none'), wasApproved, isPublished: piece.state !== 'draft' },
      ...{ mayChange: piece.mayChange, mayPublish: !isOn || mayPublish(user), heldBack: [], remarks: [...(kept?.remarks ?? [])] },
      ...(kept?.submittedBy && { submittedBy: nameOf(kept.submittedBy), submittedAt }),
      ...(kept?.decidedBy && { decidedBy: nameOf(kept.decidedBy), decidedAt: submittedAt }),
      ...(!mayPublish(user) && { notApprovedBecause: 'Only publishers can approve.' }),
    }
  }

  function keep(id: string, change: Partial<MockReview>, user: MockUser) {
    reviews.put({ _id: id, state: 'none', version: pieceOf(id)?.version ?? 0, remarks: [], ...reviews.find(id), ...change })
    return answerOf(id, user) ?? refuse('not-found')
  }

  const states = { submit: 'waiting', withdraw: 'none', approve: 'approved', return: 'returned', publish: 'none' } as const

  return [
    mockEndpoint('readDeskMe', ({ user }) => ({
      ...{ mayCreate: hasAtLeast(user, 'creator'), mayRestore: hasAtLeast(user, 'admin') },
      ...{ mayPublish: hasAtLeast(user, isOn ? 'admin' : 'creator'), isReviewOn: isOn },
    })),
    mockEndpoint('listReviews', ({ query, user }) => {
      const shown = reviews.all().flatMap(({ _id, submittedBy = '' }) => {
        const answer = answerOf(_id, user)
        if (answer === undefined || answer.state === 'none') return []
        const { kind, title, version, state, wasApproved, remarks } = answer
        const openRemarks = remarks.filter(({ resolvedAt }) => resolvedAt === undefined).length
        return [{ _id, kind, title, version, state, wasApproved, submittedBy: nameOf(submittedBy), submittedAt, openRemarks }]
      })
      return onePage(shown, query)
    }),
    mockEndpoint('readReview', ({ id, user }) => answerOf(id, user) ?? refuse('not-found')),
    mockEndpoint('stepReview', ({ id, body: { step, version, despiteRemarks }, user }) => {
      const piece = pieceOf(id)
      if (piece === undefined) return refuse('not-found')
      if (piece.version !== version) return refuse('conflict', 'Someone else saved this in the meantime.')
      const isOpen = reviews.find(id)?.remarks.some(({ resolvedAt }) => resolvedAt === undefined)
      if (step === 'publish' && isOpen && !despiteRemarks) return refuse('conflict', 'A remark is open.')
      const decides = step === 'approve' || step === 'return'
      if (decides && !mayPublish(user)) return refuse('forbidden', 'Only publishers can approve.')
      return keep(id, { state: states[step], version, ...(decides ? { decidedBy: user._id } : { submittedBy: user._id }) }, user)
    }),
    mockEndpoint('addRemark', ({ id, body, user }) => {
      if (pieceOf(id) === undefined) return refuse('not-found')
      const made: Remark = { ...remarkBuilder(), ...body, _id: randomId(), madeBy: user.account.username }
      return keep(id, { remarks: [...(reviews.find(id)?.remarks ?? []), made] }, user)
    }),
    mockEndpoint('changeRemark', ({ id, body, user }) => {
      const of = reviews.all().find(({ remarks }) => remarks.some(({ _id }) => _id === id))
      if (of === undefined) return refuse('not-found')
      const remarks = of.remarks.map((remark): Remark => {
        if (remark._id !== id) return remark
        const { resolvedBy: _by, resolvedAt: _at, ...open } = remark
        return body.isResolved ? { ...open, resolvedBy: user.account.username, resolvedAt: new Date().toISOString() } : open
      })
      return keep(of._id, { remarks }, user)
    }),
  ]
}

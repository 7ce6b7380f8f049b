import { expect, it } from 'vitest'
import { remarkBuilder } from '../../../mocks/data/review-builder.ts'
import { openRemarks, publishQuestion, reviewStateText } from './review-texts.ts'

it.each([
  ['none', false, 'Not submitted'],
  ['waiting', false, 'Waiting'],
  ['waiting', true, 'Changed since it was approved'],
  ['returned', false, 'Returned'],
  ['approved', false, 'Approved'],
] as const)('%s, void: %s', (state, wasApproved, words) => {
  expect(reviewStateText({ state, wasApproved })).toBe(words)
})

it('knows open remarks, and asks before publishing while there are some', () => {
  const open = remarkBuilder()
  const resolved = remarkBuilder({ _id: 'resolved', resolvedBy: 'Bhavna', resolvedAt: '2026-11-20T10:00:00.000Z' })
  expect(openRemarks([resolved, open])).toEqual([open])
  const publish = () => undefined
  expect(publishQuestion(2, publish)).toMatchObject({ detail: '2 remarks are open.', confirmLabel: 'Publish', onConfirm: publish })
})

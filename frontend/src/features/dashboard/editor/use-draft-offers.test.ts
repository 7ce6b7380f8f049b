import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draftKey } from '../drafts/local-draft.ts'
import { articleRules } from '../article-form/article-type.ts'
import { useDraftOffers } from './use-draft-offers.ts'

const dayMs = 24 * 60 * 60 * 1000

function keep(formId: string, ageMs: number) {
  const key = draftKey('person', 'article', { formId, target: null })
  const savedAt = new Date(Date.now() - ageMs).toISOString()
  localStorage.setItem(key, JSON.stringify({ formId, target: null, savedAt, values: articleRules.empty, base: articleRules.empty, saveKey: null }))
  return key
}

it('offers what is younger than 30 days, and leaves nothing older in the browser', () => {
  const young = keep('young', 29 * dayMs)
  const old = keep('old', 31 * dayMs)
  const { result } = renderHook(() => useDraftOffers('person', articleRules, false))
  expect(result.current.offers.map(({ formId }) => formId)).toEqual(['young'])
  expect(localStorage.getItem(young)).not.toBeNull()
  expect(localStorage.getItem(old)).toBeNull()
})

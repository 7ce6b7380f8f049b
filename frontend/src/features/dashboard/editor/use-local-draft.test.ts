import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyForm } from './form-state.ts'
import { useLocalDraft } from './use-local-draft.ts'

const keptDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const typeIn = () => {
  const form = emptyForm({ title: 'Half a sentence' })
  const { result } = renderHook(() => useLocalDraft('person', 'article', form, true))
  return { form, drafts: result.current }
}

it('keeps what was typed shortly after', () => {
  typeIn()
  expect(keptDrafts()).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(keptDrafts()).toHaveLength(1)
})

it('keeps nothing of what was saved before its time came', () => {
  const { form, drafts } = typeIn()
  drafts.forget(form)
  vi.advanceTimersByTime(1_000)
  expect(keptDrafts()).toEqual([])
})

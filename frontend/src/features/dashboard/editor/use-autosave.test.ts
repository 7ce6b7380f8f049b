import { act, renderHook } from '@testing-library/react'
import type { AutosaveAnswer, Autosaved } from '@artha/contract/autosave'
import { fieldsOf } from '@artha/contract/unknown-fields'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { draftKey } from '../drafts/local-draft.ts'
import type { Autosaves } from './autosave-calls.ts'
import type { FormState } from './form-state.ts'
import { autosaveTurns } from './autosave-turns.ts'
import { useAutosave } from './use-autosave.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

interface Note {
  title: string
}
const formOf = (title: string, version = 3): FormState<Note> => ({
  ...{ formId: 'form', saveKey: null, hasDraft: false },
  ...{ target: { id: 'article', version }, values: { title }, base: { title: '' } },
})
const offer = { basedOn: 3, turn: 7, savedAt: '2026-11-23T10:00:00.000Z', values: { title: 'From elsewhere' } }

const valuesIn = (kept: unknown): Note => ({ title: String(fieldsOf(kept).title) })

function open(own: AutosaveAnswer['own'] = null, keep: Autosaves['keep'] = answering(), first = formOf('')) {
  const autosaves = {
    read: vi.fn<Autosaves['read']>().mockResolvedValue({ own, others: [] }),
    keep,
    forget: vi.fn<Autosaves['forget']>().mockResolvedValue({}),
  }
  const kind = { kind: 'article' as const, valuesIn, autosaves }
  const initialProps: { form: FormState<Note>; isSaving?: boolean } = { form: first }
  const hook = renderHook(({ form, isSaving = false }: typeof initialProps) => useAutosave(kind, 'person', form, isSaving), { initialProps })
  return { ...hook, autosaves, line: () => hook.result.current.line }
}
/** A server that responds when the test says so. */
function slowly() {
  const answers: ((answer: Autosaved) => void)[] = []
  const keep = vi.fn<Autosaves['keep']>(async () => new Promise((resolve) => answers.push(resolve)))
  return { keep, answer: (turn: number) => act(async () => answers.shift()?.({ turn, savedAt: offer.savedAt, others: [] })) }
}
/** Stores a draft and notes that this browser wrote this turn. */
function keepHere(turn: number) {
  localStorage.setItem(draftKey('person', 'article', formOf('')), 'a draft')
  autosaveTurns('person', 'article').note('article', turn)
}
const titlesSent = (keep: Autosaves['keep']) => vi.mocked(keep).mock.calls.map(([, { basedOn, seen, values }]) => [basedOn, seen, values.title])
const refused = () => new ApiError({ kind: 'refused', message: 'Somebody else', status: 409, code: 'conflict' })
const answering = (others: Autosaved['others'] = []) => {
  let turn = 0
  return vi.fn<Autosaves['keep']>().mockImplementation(async () => Promise.resolve({ turn: ++turn, savedAt: '2026-11-23T10:00:00.000Z', others }))
}
const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('what is typed', () => {
  it('is kept after a rest, each time on top of what was kept before', async () => {
    const { rerender, autosaves, result } = open()
    rerender({ form: formOf('H') })
    await rest(3_000)
    rerender({ form: formOf('Half') })
    await rest(3_000)
    expect(autosaves.keep).not.toHaveBeenCalled()
    await rest(1_000)
    rerender({ form: formOf('Half a sentence') })
    await rest(4_000)
    expect(vi.mocked(autosaves.keep).mock.calls).toEqual([
      ['article', { basedOn: 3, seen: 0, values: { title: 'Half' } }],
      ['article', { basedOn: 3, seen: 1, values: { title: 'Half a sentence' } }],
    ])
    expect(result.current.savedAt).toBe(Date.now())
  })

  it('is not sent where nothing has changed, nor of something new', async () => {
    const { rerender, autosaves } = open()
    await rest(10_000)
    rerender({ form: { ...formOf('New'), target: null } })
    await rest(10_000)
    expect(autosaves.keep).not.toHaveBeenCalled()
  })

  it('says who else is writing', async () => {
    const other = { name: 'Chetan', since: '2026-11-23T10:00:00.000Z', savedAt: '2026-11-23T10:04:00.000Z' }
    const { rerender, result } = open(null, answering([other]))
    rerender({ form: formOf('Half') })
    await rest(4_000)
    expect(result.current.others).toEqual([other])
  })

  it('is sent no more once it was overtaken, and is sent again after a connection came back', async () => {
    const keep = vi
      .fn<Autosaves['keep']>()
      .mockRejectedValueOnce(new ApiError({ kind: 'network', message: 'Away' }))
      .mockRejectedValueOnce(refused())
    const { rerender, result } = open(null, keep)
    for (const title of ['One', 'Two', 'Three']) {
      rerender({ form: formOf(title) })
      await rest(4_000)
    }
    expect(keep).toHaveBeenCalledTimes(2)
    expect(result.current.isOvertaken).toBe(true)
  })
})

describe('on a slow line', () => {
  it('the next waits for the one before and goes on top of it, and of several the newest is sent', async () => {
    const { keep, answer } = slowly()
    const { rerender, result } = open(null, keep)
    for (const title of ['One', 'Two', 'Three']) {
      rerender({ form: formOf(title) })
      await rest(4_000)
    }
    expect(titlesSent(keep)).toEqual([[3, 0, 'One']])
    await answer(1)
    expect(titlesSent(keep)).toEqual([
      [3, 0, 'One'],
      [3, 1, 'Three'],
    ])
    expect(result.current.isOvertaken).toBe(false)
  })

  it('what answers after the form shows another entry changes nothing', async () => {
    const { keep, answer } = slowly()
    const { rerender, result } = open(null, keep)
    rerender({ form: formOf('One') })
    await rest(4_000)
    const other = { ...formOf('Other'), target: { id: 'other', version: 8 } }
    rerender({ form: other })
    await answer(5)
    expect(result.current.savedAt).toBeUndefined()
    await rest(4_000)
    expect(titlesSent(keep).at(-1)).toEqual([8, 0, 'Other'])
  })

  it('a save waits for what is under way, sends nothing that waits, and begins anew', async () => {
    const { keep, answer } = slowly()
    const { rerender, line } = open(null, keep)
    for (const title of ['One', 'Two']) {
      rerender({ form: formOf(title) })
      await rest(4_000)
    }
    const free = vi.fn()
    void line()?.hold()?.then(free)
    rerender({ form: formOf('Two'), isSaving: true })
    await rest(1_000)
    expect(free).not.toHaveBeenCalled()
    await answer(1)
    expect(free).toHaveBeenCalled()
    act(() => line()?.saved('article'))
    rerender({ form: formOf('Typed since', 4) })
    await rest(4_000)
    expect(titlesSent(keep)).toEqual([
      [3, 0, 'One'],
      [4, 0, 'Typed since'],
    ])
  })

  it.each([
    ['an answer that was lost is no other window', 'One', undefined],
    ['what was written meanwhile is not written over', 'From elsewhere', [3, 0, 'One']],
  ])('%s', async (_, found, last) => {
    const keep = vi
      .fn<Autosaves['keep']>()
      .mockRejectedValueOnce(new ApiError({ kind: 'network', message: 'Away' }))
      .mockResolvedValue({ turn: 2, savedAt: offer.savedAt, others: [] })
    const { rerender, autosaves, result } = open(null, keep)
    rerender({ form: formOf('One') })
    await rest(4_000)
    const row = { ...offer, turn: 1, values: { title: found } }
    autosaves.read.mockResolvedValue({ own: row, others: [] })
    rerender({ form: formOf('Two') })
    await rest(4_000)
    expect(titlesSent(keep).at(-1)).toEqual(last ?? [3, 1, 'Two'])
    expect(result.current.offer).toEqual(last && row)
  })
})

describe('what was kept from another window', () => {
  it('is offered, and gone on with', async () => {
    const { rerender, result, autosaves, line } = open(offer)
    await rest(0)
    expect(result.current.offer).toEqual(offer)
    act(() => line()?.restored({ id: 'article', version: 3 }, { title: 'From elsewhere' }))
    expect(result.current.offer).toBeUndefined()
    rerender({ form: formOf('From elsewhere, and on') })
    await rest(4_000)
    expect(titlesSent(autosaves.keep)).toEqual([[3, 7, 'From elsewhere, and on']])
  })

  it('is not sent on top of a newer version, but saved over it with a comparison', async () => {
    const { rerender, result, autosaves, line } = open({ ...offer, basedOn: 2 })
    await rest(0)
    act(() => line()?.restored({ id: 'article', version: 2 }, { title: 'From elsewhere' }))
    rerender({ form: formOf('From elsewhere, and on', 2) })
    await rest(4_000)
    expect(autosaves.keep).not.toHaveBeenCalled()
    expect([result.current.offer, result.current.isOvertaken]).toEqual([undefined, true])
    // The merge of both is based on the newer version
    rerender({ form: formOf('Of both', 3) })
    await rest(4_000)
    expect(titlesSent(autosaves.keep)).toEqual([[3, 7, 'Of both']])
    expect(result.current.isOvertaken).toBe(false)
  })

  it('is thrown away when one says so', async () => {
    const { rerender, result, autosaves, line } = open(offer)
    await rest(0)
    await act(async () => line()?.throwAway())
    expect([autosaves.forget.mock.calls, result.current.offer]).toEqual([[['article']], undefined])
    rerender({ form: formOf('Anew') })
    await rest(4_000)
    expect(titlesSent(autosaves.keep)).toEqual([[3, 0, 'Anew']])
  })

  it('is not written over before one has chosen', async () => {
    const { rerender, autosaves } = open(offer)
    await rest(0)
    rerender({ form: formOf('Something else') })
    await rest(4_000)
    expect(autosaves.keep).not.toHaveBeenCalled()
  })

  it('is offered where it was written since', async () => {
    const keep = vi.fn<Autosaves['keep']>().mockRejectedValue(refused())
    const { rerender, autosaves, result } = open(null, keep)
    await rest(0)
    autosaves.read.mockResolvedValue({ own: offer, others: [] })
    rerender({ form: formOf('Here') })
    await rest(4_000)
    expect([result.current.offer, result.current.isOvertaken]).toEqual([offer, false])
  })
})

describe('what this browser has written', () => {
  it('is not offered after a reload, and is gone on with', async () => {
    keepHere(7)
    const { rerender, result, autosaves } = open(offer)
    await rest(0)
    expect(result.current.offer).toBeUndefined()
    rerender({ form: formOf('Restored, and newer than the row') })
    await rest(4_000)
    expect(titlesSent(autosaves.keep)).toEqual([[3, 7, 'Restored, and newer than the row']])
  })

  it.each([
    ['another browser has written since', () => keepHere(6)],
    ['the browser has lost its draft', () => autosaveTurns('person', 'article').note('article', 7)],
  ])('is offered where %s', async (_, kept) => {
    kept()
    const { result } = open(offer)
    await rest(0)
    expect(result.current.offer).toEqual(offer)
  })

  it('is gone on with where the form holds it already', async () => {
    const { rerender, result, autosaves } = open(offer, answering(), formOf('From elsewhere'))
    await rest(0)
    expect(result.current.offer).toBeUndefined()
    rerender({ form: formOf('And on') })
    await rest(4_000)
    expect(titlesSent(autosaves.keep)).toEqual([[3, 7, 'And on']])
  })
})

describe('giving up', () => {
  it('throws away what was sent, after what is under way', async () => {
    const { keep, answer } = slowly()
    const { rerender, autosaves, line } = open(null, keep)
    rerender({ form: formOf('One') })
    await rest(4_000)
    act(() => void line()?.givenUp())
    expect(autosaves.forget).not.toHaveBeenCalled()
    await answer(1)
    expect(autosaves.forget.mock.calls).toEqual([['article']])
  })

  it('leaves what another window has written', async () => {
    const { rerender, autosaves, line } = open(offer)
    await rest(0)
    rerender({ form: formOf('One') })
    await act(async () => line()?.givenUp())
    expect(autosaves.forget).not.toHaveBeenCalled()
  })

  it.each([
    ['the same text', 'From elsewhere', 0, 1],
    ['what this browser wrote last', 'Newer than the row', 7, 1],
    ['nothing that it knows of', 'Something else', 6, 0],
  ])('an offered draft throws away %s', async (_, title, turn, times) => {
    autosaveTurns('person', 'article').note('article', turn)
    const { autosaves, line, result } = open(offer)
    await rest(0)
    await act(async () => line()?.discarded('article', { title }))
    expect(autosaves.forget).toHaveBeenCalledTimes(times)
    expect(result.current.offer).toEqual(times === 1 ? undefined : offer)
  })
})

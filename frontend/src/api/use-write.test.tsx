import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import { signInAs } from '../mocks/handlers/sign-in.ts'
import { server } from '../mocks/page-tests/node.ts'
import { useMarkReviewed } from '../features/dashboard/api.ts'
import { useSessionRead } from './use-session-read.ts'
import { useWrite } from './use-write.ts'

const wrapper = ({ children }: { children: ReactNode }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>

/** Holds the answers to a kind of request until the test releases them, in any order. */
function held(method: 'post' | 'delete', path: string) {
  const waiting: ((answer: Response) => void)[] = []
  server.use(http[method](path, async () => new Promise<Response>((resolve) => waiting.push(resolve))))
  const answer = async (at: number, status = 200) => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(at))
    const body = status === 200 ? { message: `Done ${at}` } : { message: `No ${at}`, code: status === 409 ? 'conflict' : 'not-found' }
    waiting[at]?.(HttpResponse.json(body, { status }))
  }
  return { answer, waiting }
}

beforeEach(() => signInAs('creator'))

describe('a write', () => {
  const asked = { body: { email: 'asha@example.in' } }

  it('is pending until it is answered, and has its result', async () => {
    const { answer } = held('post', '/auth/admin/send-code')
    const { result } = renderHook(() => useWrite('sendCode'), { wrapper })
    const { write } = result.current
    expect([result.current.isPending, result.current.result]).toEqual([false, undefined])
    let sent: Promise<unknown> = Promise.resolve()
    act(() => void (sent = write(asked)))
    expect(result.current.isPending).toBe(true)
    await answer(0)
    await act(async () => expect(await sent).toEqual({ message: 'Done 0' }))
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(result.current).toMatchObject({ write, error: undefined, result: { message: 'Done 0' } })
  })

  it('rejects with the typed failure, and keeps it until the next', async () => {
    const { answer } = held('post', '/auth/admin/send-code')
    const { result } = renderHook(() => useWrite('sendCode'), { wrapper })
    let sent: Promise<unknown> = Promise.resolve()
    act(() => void (sent = result.current.write(asked).catch((error: unknown) => error)))
    await answer(0, 409)
    const failure = { name: 'ApiError', kind: 'refused', status: 409, code: 'conflict', message: 'No 0' }
    await act(async () => expect(await sent).toMatchObject(failure))
    await waitFor(() => expect(result.current.error).toMatchObject(failure))
    expect(result.current.isPending).toBe(false)
    act(() => void (sent = result.current.write(asked)))
    await answer(1)
    await act(async () => sent)
    await waitFor(() => expect(result.current).toMatchObject({ error: undefined, result: { message: 'Done 1' } }))
  })

  it.each([
    [200, 404],
    [409, 200],
    [409, 404],
  ])('of two at once each has its own end: %i and %i', async (first, second) => {
    const { answer } = held('post', '/auth/admin/send-code')
    const { result } = renderHook(() => useWrite('sendCode'), { wrapper })
    const ends: unknown[] = []
    const end = async (at: number) =>
      result.current.write(asked).then(
        (done) => (ends[at] = done),
        (error: unknown) => (ends[at] = error),
      )
    act(() => void end(0))
    act(() => void end(1))
    await answer(1, second)
    await waitFor(() => expect(ends[1]).toMatchObject({ message: second === 200 ? 'Done 1' : 'No 1' }))
    expect(ends[0]).toBeUndefined()
    await answer(0, first)
    await waitFor(() => expect(ends[0]).toMatchObject({ message: first === 200 ? 'Done 0' : 'No 0' }))
    await waitFor(() => expect(result.current.isPending).toBe(false))
  })
})

describe('what a write makes stale', () => {
  let asked: Record<string, number>
  const counted = (path: string, answer: () => object) =>
    server.use(
      http.get(path, () => {
        asked[path] = (asked[path] ?? 0) + 1
        return HttpResponse.json(answer())
      }),
    )
  beforeEach(() => {
    asked = {}
    counted('/auth/sessions', () => [])
    counted('/api/desk/figures', () => [])
  })

  const open = (rereadsAfterFailure: boolean) =>
    renderHook(
      () => {
        const sessions = useSessionRead('listSessions')
        const figures = useSessionRead('listFiguresToRead')
        return { sessions, figures, ...useWrite('endSession', { rereadsAfterFailure, waitsForReads: true }) }
      },
      { wrapper },
    )

  it.each([
    [200, false, 2],
    [404, false, 1],
    [404, true, 2],
  ])('is read again, and nothing else: after %i, after failures too %s, %i times in all', async (status, rereads, times) => {
    const { answer } = held('delete', '/auth/sessions/one')
    const { result } = open(rereads)
    await waitFor(() => expect([result.current.sessions.data, result.current.figures.data]).toEqual([[], []]))
    act(() => void result.current.write({ id: 'one' }).catch(() => undefined))
    await answer(0, status)
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(asked).toEqual({ '/auth/sessions': times, '/api/desk/figures': 1 })
  })
})

describe('an optimistic list', () => {
  const piece = (_id: string) => ({ _id, kind: 'article', title: _id, how: 'mark', said: '12%', mayLook: true })
  const figure = (...ids: string[]) => ({
    ...{ figureKey: 'it-80c', title: '80C', because: 'changed', since: '2026-11-01', calculators: ['/income-tax'] },
    pieces: ids.map(piece),
  })

  it.each([
    [200, ['secondpiece'], ['secondpiece']],
    [409, ['secondpiece'], ['firstpiece', 'secondpiece']],
  ])('is drawn before the answer, and after %i as the server has it', async (status, before, after) => {
    let kept = ['firstpiece', 'secondpiece']
    server.use(http.get('/api/desk/figures', () => HttpResponse.json([figure(...kept)])))
    const { answer } = held('post', '/api/desk/figures/looked-at')
    const { result } = renderHook(() => ({ list: useSessionRead('listFiguresToRead'), ...useMarkReviewed() }), { wrapper })
    const shown = () => result.current.list.data?.[0]?.pieces.map(({ _id }) => _id)
    await waitFor(() => expect(shown()).toEqual(['firstpiece', 'secondpiece']))
    act(() => void result.current.write({ body: { kind: 'article', id: 'firstpiece' } }).catch(() => undefined))
    await waitFor(() => expect(shown()).toEqual(before))
    if (status === 200) kept = ['secondpiece']
    await answer(0, status)
    await waitFor(() => expect(result.current.isPending).toBe(false))
    await waitFor(() => expect(shown()).toEqual(after))
  })
})

import type { AutosaveAnswer, Autosaved } from '@artha/contract/autosave'
import { expect } from 'vitest'
import { write } from './writers'

/** Autosaves an article from two windows in turn. A window that is refused reads what the other saved. Returns the number of saves of each kind. */
export async function saveFromTwoWindows(token: string, id: string, times: number): Promise<{ kept: number; refused: number }> {
  const path = `/api/desk/articles/${id}/autosave`
  const readOwn = async () => (await write<AutosaveAnswer>(token, 'GET', path)).body.own
  const seen = [0, 0]
  const answers = { kept: 0, refused: 0 }
  let last = ''
  for (let at = 0; at < times; at += 1) {
    const window = at % 2
    const title = `Window ${window}, text ${at}`
    const { status, body } = await write<Autosaved>(token, 'PUT', path, { basedOn: 1, seen: seen[window] ?? 0, values: { title } })
    if (status === 200) {
      answers.kept += 1
      last = title
      seen[window] = body.turn
      continue
    }
    answers.refused += 1
    expect(status).toBe(409)
    const own = await readOwn()
    expect(own?.values).toEqual({ title: last })
    seen[window] = own?.turn ?? 0
  }
  expect((await readOwn())?.values).toEqual({ title: last })
  return answers
}

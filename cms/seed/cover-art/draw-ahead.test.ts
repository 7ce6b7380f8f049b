import { describe, expect, it } from 'vitest'
import { drawAhead } from './draw-ahead'

const subjects = ['a', 'b', 'c', 'd', 'e']

/** Draws a list and records the order in which drawings begin. */
function drawingOf(list: readonly string[], draw = (subject: string) => Promise.resolve(subject.toUpperCase())) {
  const begun: string[] = []
  const drawn = drawAhead(
    list,
    (subject) => subject,
    (subject) => {
      begun.push(subject)
      return draw(subject)
    },
  )
  return { begun, drawn }
}

describe('drawAhead', () => {
  it('has the next two begun, and draws each once', async () => {
    const { begun, drawn } = drawingOf(subjects)
    expect(await drawn('a')).toBe('A')
    expect(begun).toEqual(['a', 'b', 'c'])
    expect(await drawn('b')).toBe('B')
    expect(begun).toEqual(['a', 'b', 'c', 'd'])
    for (const subject of ['c', 'd', 'e']) expect(await drawn(subject)).toBe(subject.toUpperCase())
    expect(begun).toEqual(subjects)
  })

  it('begins where it is asked first, and draws what the list does not have', async () => {
    const { begun, drawn } = drawingOf(subjects)
    expect([await drawn('d'), await drawn('z')]).toEqual(['D', 'Z'])
    expect(begun).toEqual(['d', 'e', 'z'])
  })

  it('tells a failure to who asks for that one alone', async () => {
    const { drawn } = drawingOf(subjects, (subject) => (subject === 'b' ? Promise.reject(new Error('no ink')) : Promise.resolve(subject)))
    expect(await drawn('a')).toBe('a')
    await expect(drawn('b')).rejects.toThrow('no ink')
    expect(await drawn('c')).toBe('c')
  })
})

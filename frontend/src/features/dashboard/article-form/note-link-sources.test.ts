import { expect, it } from 'vitest'
import { withNoteLinks } from './note-link-sources.ts'

const link = (address: string) => ({ title: 'RBI bulletin', authority: 'rbi.example', address })

it('adds the addresses of pasted notes to the sources, each once', () => {
  const stored = { id: 'a', title: 'Own', authority: 'RBI', address: 'https://rbi.example/1', checkedOn: '2026-01-01' }
  const sources = withNoteLinks([stored], [link('https://rbi.example/1'), link('https://rbi.example/2')])
  expect(sources).toHaveLength(2)
  expect(sources[0]).toBe(stored)
  expect(sources[1]).toMatchObject({ title: 'RBI bulletin', authority: 'rbi.example', address: 'https://rbi.example/2' })
  expect(sources[1]?.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
})

it('keeps to what an article may have', () => {
  const many = Array.from({ length: 30 }, (_, at) => link(`https://rbi.example/${at}`))
  expect(withNoteLinks([], many)).toHaveLength(20)
  expect(withNoteLinks([], [link(`https://rbi.example/${'x'.repeat(500)}`)])).toEqual([])
})

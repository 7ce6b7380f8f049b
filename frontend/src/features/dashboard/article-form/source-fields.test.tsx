import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { emptyArticle, type ArticleValues, type SourceValues } from './article-values.ts'
import { SourceFields } from './source-fields.tsx'

const source = (id: string, title: string): SourceValues => ({ id, title, authority: 'RBI', address: 'https://rbi.org.in', checkedOn: '2026-10-12' })

function Form({ sources, seen }: { sources: SourceValues[]; seen: SourceValues[][] }) {
  const [values, setValues] = useState<ArticleValues>({ ...emptyArticle, sources })
  seen.push(values.sources)
  return (
    <SourceFields
      sources={values.sources}
      problems={{ 'sources.1.address': 'Address is required' }}
      onChange={(patch) => setValues((before) => ({ ...before, ...patch(before) }))}
    />
  )
}

it('adds a source that was looked at today, with the focus on its title', async () => {
  const seen: SourceValues[][] = []
  render(<Form sources={[]} seen={seen} />)
  await userEvent.click(screen.getByRole('button', { name: '+ Add a source' }))
  const title = screen.getByRole('textbox', { name: 'Title' })
  await expect.poll(() => document.activeElement === title).toBe(true)
  await userEvent.type(title, 'Press release')
  expect(seen.at(-1)).toEqual([{ id: 'p1', title: 'Press release', authority: '', address: '', checkedOn: todayInIndia() }])
})

it('says what is wrong beside its field, and removes the one that is meant', async () => {
  const seen: SourceValues[][] = []
  render(<Form sources={[source('p1', 'One'), source('p2', 'Two')]} seen={seen} />)
  const second = within(screen.getByRole('group', { name: 'Source 2' }))
  expect(second.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription('Address is required')
  await userEvent.click(screen.getByRole('button', { name: 'Remove source 1' }))
  expect(seen.at(-1)?.map(({ title }) => title)).toEqual(['Two'])
  await expect.poll(() => document.activeElement?.textContent).toBe('+ Add a source')
})

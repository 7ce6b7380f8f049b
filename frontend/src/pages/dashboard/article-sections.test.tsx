import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ArticleSections } from '../../features/dashboard/article-form/article-sections.tsx'
import { emptyArticle, emptySection, type SectionValues } from '../../features/dashboard/article-form/article-values.ts'

function Form({ sections }: { sections: SectionValues[] }) {
  const [values, setValues] = useState({ ...emptyArticle, sections })
  return (
    <ArticleSections
      sections={values.sections}
      problems={{}}
      tries={0}
      upload={() => Promise.reject(new Error('Nothing is uploaded here'))}
      loadLibrary={() => Promise.reject(new Error('Nothing is chosen here'))}
      onChange={(patch) => setValues((before) => ({ ...before, ...patch(before) }))}
    />
  )
}

it('asks before a written section goes, and lets an empty one go', async () => {
  render(
    <Form
      sections={[
        { ...emptySection, subtitle: 'First' },
        { ...emptySection, id: 'p2' },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove Section' }))
  expect(screen.getByText('“First”, its text and its picture will be removed from this form.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect(screen.getAllByRole('tab')).toHaveLength(2)
  await userEvent.click(screen.getByRole('tab', { name: 'Section 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove Section' }))
  expect(screen.getAllByRole('tab')).toHaveLength(1)
  expect(screen.getByLabelText('Subtitle')).toHaveValue('First')
})

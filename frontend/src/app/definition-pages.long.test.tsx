import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryableCalculators } from '../features/calculators/accuracy/of-build.ts'
import { expectAccessible } from '../mocks/page-tests/accessibility.ts'
import { renderPageAt } from '../mocks/page-tests/render-page.tsx'

it.each(queryableCalculators.map(({ of }) => [of.path, of.title]))('%s is accessible', async (path, title) => {
  await renderPageAt(path)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  await expectAccessible(screen.getByRole('main'))
})

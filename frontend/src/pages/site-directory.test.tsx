import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { expectAccessible } from '../mocks/page-tests/accessibility.ts'
import { server } from '../mocks/page-tests/node.ts'
import { renderPageAt } from '../mocks/page-tests/render-page.tsx'

const broken = () => HttpResponse.json({ message: 'Something went wrong.', code: 'internal' }, { status: 500 })

it.each([
  ['there is no such page', '/nothing-here', 'This page does not exist'],
  ['there is no such article', '/blog/ffffffffffffffffffffffff', 'Article not found.'],
  ['there is no such story', '/stories/ffffffffffffffffffffffff', 'Story not found.'],
  ['there is no such figure', '/figures/nothing', 'This figure does not exist.'],
  ['an article does not come', '/blog/aaaaaaaaaaaaaaaaaaaaaaaa', 'Failed to load article.'],
  ['the front page does not come', '/', 'The front page could not be loaded.'],
])('where %s, one can search and go on to sections and calculators', async (_, address, title) => {
  if (/aaaa|^\/$/.test(address)) server.use(http.get('*/admin/upload/:id', broken), http.get('*/api/home', broken))
  await renderPageAt(address)
  await screen.findByRole('heading', { level: 1, name: title })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('search')).toHaveAttribute('action', '/')
  expect(main.getByRole('searchbox', { name: 'Search all articles' })).toHaveAttribute('name', 'q')
  for (const name of ['Tax', 'Loan', 'Calculators', 'Prices']) expect(main.getByRole('link', { name })).toBeInTheDocument()
  await expectAccessible()
})

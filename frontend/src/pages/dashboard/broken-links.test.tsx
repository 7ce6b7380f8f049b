import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { fill, openDesk } from '../../mocks/page-tests/desk-page.tsx'
import { server } from '../../mocks/page-tests/node.ts'

const articles = [
  { _id: 'aaaaaaaaaaaaaaaaaaaaaaaa', title: 'Own article', mayChange: true },
  { _id: 'bbbbbbbbbbbbbbbbbbbbbbbb', title: 'Another’s article', mayChange: false },
]

it('lists pages that are gone with the articles that link to them', async () => {
  server.use(http.get('/api/desk/broken-links', () => HttpResponse.json([{ path: '/lottery-calculator', articles }])))
  await openDesk('creator')
  const region = await screen.findByRole('region', { name: 'Broken links' })
  expect(within(region).getByText('/lottery-calculator')).toBeInTheDocument()
  expect(within(region).getByRole('link', { name: 'Own article' })).toHaveAttribute('href', '/blog/aaaaaaaaaaaaaaaaaaaaaaaa')
  expect(
    within(region)
      .getAllByRole('link', { name: /^Edit/ })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/dashboard/articles/aaaaaaaaaaaaaaaaaaaaaaaa'])
  await expectAccessible(region)
})

it('is not there while every link leads to a page', async () => {
  server.use(http.get('/api/desk/broken-links', () => HttpResponse.json([])))
  await openDesk('creator')
  await screen.findByRole('table', { name: 'Articles' })
  expect(screen.queryByRole('region', { name: 'Broken links' })).not.toBeInTheDocument()
})

it('is told beside the text that is being written', async () => {
  const asked: (string | null)[] = []
  server.use(
    http.get('/api/desk/broken-links', ({ request }) => {
      const paths = new URL(request.url).searchParams.get('paths')
      asked.push(paths)
      return HttpResponse.json(paths?.includes('/lottery-calculator') ? [{ path: '/lottery-calculator', articles: [] }] : [])
    }),
  )
  await openDesk('creator', '/form')
  await screen.findByLabelText('Description')
  fill(within(screen.getByRole('main')), 'Description', '<p><a href="/lottery-calculator">Try it</a></p>')
  await userEvent.click(await screen.findByText('Checks'))
  expect(await screen.findByText('No public page at /lottery-calculator. Change or remove the link.')).toBeInTheDocument()
  expect(asked).toContain('/lottery-calculator')
})

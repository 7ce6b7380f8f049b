import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt, testSite } from '../../mocks/page-tests/render-page.tsx'

const main = () => within(screen.getByRole('main'))
const sectionTitles = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)

describe.each([
  ['/about', 'Money, explained for India', 4],
  ['/privacy', 'What we store about you', 5],
  ['/termsofservice', 'Our agreement with you', 6],
  ['/newsletter', 'Artha by email', 5],
])('%s', (path, title, sections) => {
  it(`has its title and ${sections} sections, each named`, async () => {
    await renderPageAt(path)
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(sectionTitles()).toHaveLength(sections)
    expect(
      main()
        .getAllByRole('region')
        .map((region) => region.getAttribute('aria-labelledby')),
    ).not.toContain(null)
    await expectAccessible()
  })
})

it('numbers the sections of privacy and terms', async () => {
  await renderPageAt('/privacy')
  expect(sectionTitles().map((title) => title[0])).toEqual(['1', '2', '3', '4', '5'])
})

it('privacy names what the dashboard keeps on the device', async () => {
  await renderPageAt('/privacy')
  const kept = main().getByText('draft:…').closest('li')
  expect(kept).toHaveTextContent(/unsaved text.* stays on this device after you log out.* after 30 days/)
})

it('about has a story, the learners that the owner claims, and a quote', async () => {
  await renderPageAt('/about')
  expect(main().getByRole('region', { name: 'Our story' })).toBeInTheDocument()
  expect(main().getByText('1,70,000 learners')).toBeInTheDocument()
  expect(main().getByRole('blockquote')).toHaveTextContent(
    'What is prudence in the conduct of every private family, can scarce be folly in that of a great kingdom.',
  )
})

it('the claims are settings', async () => {
  await renderPageAt('/about', { site: { ...testSite, learners: '2,00,000' } })
  expect(main().getByText('2,00,000 learners')).toBeInTheDocument()
})

it('a number that the owner has not confirmed is not said', async () => {
  await renderPageAt('/about', { site: { ...testSite, learners: '' } })
  expect(main().queryByText(/learners/)).not.toBeInTheDocument()
})

it('/newsletter has the box of the front page', async () => {
  await renderPageAt('/newsletter')
  const box = within(main().getByRole('region', { name: 'Artha Newsletter' }))
  for (const words of ['STAY AHEAD IN FINANCE', 'No spam, just value', 'Free tools & reports', 'Weekly updates', '1000+ Subscribers']) {
    expect(box.getByText(words)).toBeInTheDocument()
  }
  expect(box.getByRole('button', { name: 'Subscribe Free' })).toBeInTheDocument()
})

it('/newsletter says that no issue is out yet', async () => {
  server.use(http.get('/api/newsletter/issues', () => HttpResponse.json([])))
  await renderPageAt('/newsletter')
  expect(await main().findByText(/The first issue is not out yet/)).toBeInTheDocument()
})

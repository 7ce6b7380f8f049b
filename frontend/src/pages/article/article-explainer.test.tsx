import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import type { Article } from '@artha/contract/article'
import { articleBuilder, mockId, sectionBuilder } from '../../mocks/data/article-builder.ts'
import { drawnBuilder, shortBuilder } from '../../mocks/data/explainer-builder.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

async function open(article: Partial<Article>) {
  server.use(http.get('/admin/upload/:id', () => HttpResponse.json(articleBuilder(article))))
  const page = await renderPageAt(`/blog/${mockId(1)}`)
  await screen.findByRole('heading', { level: 1 })
  return page
}

const follows = (one: Element, other: Element) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

it('says the short version before the text, with whom it is for, by when and how much', async () => {
  const { container } = await open({ shortVersion: shortBuilder() })
  const short = screen.getByRole('region', { name: 'The short version' })
  const said = within(short)
  expect(said.getAllByRole('listitem').map((line) => line.textContent)).toEqual(['Put the fund first.', 'Start with “one month”.', 'Then add two.'])
  expect(said.getByText('₹1,20,000')).toBeInTheDocument()
  expect(said.getAllByRole('row').map((row) => row.textContent)).toEqual(['Applies toHouseholds with one salary', 'Costs or saves₹500 a month'])
  expect(follows(short, screen.getByRole('heading', { name: 'What it means' }))).toBe(true)
  expect(container.querySelector('[style]')).toBeNull()
  await expectAccessible()
})

it('has no short version where the article has none', async () => {
  await open({})
  expect(screen.queryByRole('region', { name: 'The short version' })).not.toBeInTheDocument()
})

it('reads the first paragraph, then the cover with what it shows and whose it is, then the rest', async () => {
  const description = '<p>First words.</p><p>He said "wait".</p>'
  await open({ caption: 'A jar on a shelf', credit: 'Drawing: Artha', sections: [sectionBuilder({ imageAlt: 'A jar', description })] })
  const cover = screen.getByRole('figure')
  expect(within(cover).getByRole('img', { name: 'A jar' })).toBeInTheDocument()
  expect(cover).toHaveTextContent('A jar on a shelf Drawing: Artha')
  expect(follows(screen.getByText('First words.'), cover)).toBe(true)
  expect(follows(cover, screen.getByText('He said “wait”.'))).toBe(true)
})

it('draws its numbers below their sections, each also in words, with source and day', async () => {
  const { container } = await open({
    figureData: drawnBuilder(),
    sections: [sectionBuilder({ subtitle: 'One' }), sectionBuilder({ subtitle: 'Two' })],
  })
  const [, bars, slope, stair] = screen.getAllByRole('figure')
  if (!bars || !slope || !stair) throw new Error('A drawing is missing')
  expect(
    within(bars)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['Before ₹25,562', 'After ₹26,035'])
  expect(within(bars).getByRole('link', { name: 'Reserve Bank of India' })).toHaveAttribute('href', '/figures/repo')
  expect(bars).toHaveTextContent('Source: Reserve Bank of India, 7 Oct 2026')
  expect(
    within(slope)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ['', 'Dec 2025', 'Oct 2026', 'Change'],
    ['1. Repo rate', '5.25%', '5.50%', 'up 0.25 points'],
    ['2. Loan rate', '8.50%', '8.25%', 'down 0.25 points'],
  ])
  expect(
    within(stair)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['Up to ₹4 lakh Nil', '₹4 lakh to ₹8 lakh 5%', 'Above ₹8 lakh 10%'])
  expect(follows(screen.getByRole('heading', { name: 'Two' }), stair)).toBe(true)
  expect(follows(slope, screen.getByRole('heading', { name: 'Two' }))).toBe(true)
  expect(container.querySelector('[style]')).toBeNull()
  await expectAccessible()
})

it('lists the sections of a long article, and leads to each', async () => {
  const subtitles = ['First', 'Second', 'Third']
  await open({ sections: subtitles.map((subtitle) => sectionBuilder({ subtitle })) })
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(subtitles)
  for (const link of links) {
    const section = document.querySelector(new URL(link.getAttribute('href') ?? '', location.href).hash)
    expect(section).toContainElement(screen.getByRole('heading', { name: link.textContent }))
  }
})

it('has no contents where there are two sections', async () => {
  await open({ sections: [sectionBuilder(), sectionBuilder()] })
  expect(screen.queryByRole('navigation', { name: 'Contents' })).not.toBeInTheDocument()
})

import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderPageAt } from '../mocks/page-tests/render-page.tsx'

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)

beforeEach(async () => {
  await renderPageAt('/about')
})

it('the bar leads home, to contact and about, and not to privacy', () => {
  expect(linksOf('Site')).toEqual(['Home /', 'Contact Us /contact', 'About Us /about'])
  expect(screen.getByRole('navigation', { name: 'Site' }).querySelector('[aria-current=page]')).toHaveTextContent('About Us')
})

it('the menu of narrow windows has privacy and the login too', () => {
  expect(linksOf('Menu').slice(0, 5)).toEqual(['Home /', 'Contact Us /contact', 'About Us /about', 'Privacy Policy /privacy', 'Login /login'])
})

it('the menu of narrow windows leads to sections, calculators, prices and academy, and searches', () => {
  const further = linksOf('Menu').slice(5)
  for (const link of ['News /?category=News#feed', 'Tax /?category=Tax#feed', 'Calculators /calculators', 'Prices /commodities'])
    expect(further).toContain(link)
  expect(further).toContain('Finance Academy /finance-academy')
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  expect(menu.getByRole('search')).toHaveAttribute('action', '/')
  expect(menu.getByRole('searchbox', { name: 'Search all articles' })).toHaveAttribute('name', 'q')
})

it('the strip leads to the nine sections', () => {
  expect(linksOf('Sections').map((link) => link.split(' ')[0])).toEqual([
    'All',
    'Finance',
    'Investment',
    'Budget',
    'Loan',
    'GST',
    'Tax',
    'Saving',
    'Calculator',
  ])
  expect(linksOf('Sections').at(-1)).toBe('Calculator /#calculator')
})

it('the footer leads to every section and to the pages about the site', () => {
  const sections = linksOf('Front page sections').join('\n')
  for (const id of ['latestUpdates', 'finance', 'investment', 'trending', 'calculator', 'currencyConverter', 'goldRates', 'newsletter']) {
    expect(sections).toContain(`/#${id}`)
  }
  expect(linksOf('About this site').map((link) => link.split(' ').at(-1))).toEqual([
    '/about',
    '/contact',
    '/calculators',
    '/commodities',
    '/figures',
    '/tax-calendar',
    '/glossary',
    '/finance-academy',
    '/newsletter',
    '/privacy',
    '/termsofservice',
  ])
  expect(screen.getByText(/^Instagram, LinkedIn, X, YouTube/)).toBeInTheDocument()
})

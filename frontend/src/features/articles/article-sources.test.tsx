import type { ArticleSource } from '@artha/contract/article-source'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ArticleBody } from './article-body.tsx'
import { ArticleSources, EndedFigures } from './article-sources.tsx'

const figure = { figureKey: 'repo', on: '2026-10-01', words: '5.25%', from: '2025-12-05', until: '2026-10-06', confidence: 'two-sources' }
const repo: ArticleSource = {
  title: 'RBI policy repo rate',
  authority: 'RBI',
  document: 'Decision of 5 Dec 2025',
  address: 'https://www.rbi.org.in',
  checkedOn: '2026-10-12',
  figure,
}

// jsdom has no popovers
beforeEach(() => {
  HTMLElement.prototype.showPopover = () => {}
  HTMLElement.prototype.hidePopover = function () {
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }))
  }
})
// An open note listens to the window, which other tests share
afterEach(() => dispatchEvent(new Event('scroll')))

it('lists title, authority, document, address and the day of the check', () => {
  render(<ArticleSources sources={[repo]} />)
  const list = screen.getByRole('list')
  expect(list.textContent).toBe('RBI policy repo rate, RBI: Decision of 5 Dec 2025 (www.rbi.org.in). Checked on 12 Oct 2026')
  expect(within(list).getByRole('link', { name: 'RBI policy repo rate' }).getAttribute('href')).toBe('/figures/repo')
})

it('says what has ended, and where to see what changed', () => {
  const { container } = render(<EndedFigures sources={[{ ...repo, figure: { ...figure, ended: true } }, repo]} />)
  expect(container.textContent).toBe('RBI policy repo rate: the figures in this article applied until 6 Oct 2026. What changed')
})

it('opens the source of a figure that is pressed, beside it', async () => {
  const sections = [
    { subtitle: '', description: '<p>It was <a href="/figures/repo?on=2026-10-01">5.25%</a>.</p>', imageUrl: '', imageAlt: '', image: null },
  ]
  render(<ArticleBody sections={sections} sources={[repo]} />)
  fireEvent.click(screen.getByRole('link', { name: '5.25%' }))
  const note = await screen.findByRole('dialog', { name: 'Source: RBI policy repo rate', hidden: true })
  expect(note.textContent).toContain('5.25%, from 5 Dec 2025 to 6 Oct 2026')
  expect(note.textContent).toContain('At least two other sources agree')
  dispatchEvent(new Event('scroll'))
  expect(note).not.toBeInTheDocument()
})

it('opens the meaning of a term that is pressed, beside it; the rest of its text is not marked', async () => {
  const sections = [{ subtitle: '', description: '<p>The EMI is due. An EMI is never late.</p>', imageUrl: '', imageAlt: '', image: null }]
  const emi = { slug: 'emi', name: 'EMI', meaning: 'The same amount every month.', section: 0, said: 'EMI' }
  render(<ArticleBody sections={sections} terms={[emi]} />)
  fireEvent.click(screen.getByRole('link', { name: 'EMI' }))
  const note = await screen.findByRole('dialog', { name: 'EMI: The same amount every month.', hidden: true })
  const more = within(note).getByRole('link', { name: 'More, with an example', hidden: true })
  expect(more).toHaveAttribute('href', '/glossary/emi')
  let wasTaken: boolean | undefined
  const look = (event: Event) => {
    wasTaken = event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', look, { once: true })
  fireEvent.click(more)
  expect(wasTaken).toBe(false)
})

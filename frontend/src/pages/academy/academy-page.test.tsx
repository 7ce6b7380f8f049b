import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import toast from 'react-hot-toast/headless'
import { afterEach, describe, expect, it } from 'vitest'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

afterEach(() => toast.remove())

const tiles = ['Stock Market Basics', 'Technical Analysis', 'Futures Trading', 'Options Trading', 'Loan Knowledge', 'Investment']

describe('the academy', () => {
  it('greets, and shows the series, its first module, six tiles and a quiz', async () => {
    await renderPageAt('/finance-academy')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Namaste')
    expect(screen.getByText(/preview of our video series/)).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Before you invest your first rupee' })).toBeInTheDocument()
    const modules = within(screen.getByRole('region', { name: 'Modules' }))
    expect(modules.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(tiles)
    // Each film to come has a link to what can be used today
    expect(modules.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(null)
    expect(modules.getAllByRole('link')).toHaveLength(tiles.length)
    expect(screen.getByRole('region', { name: 'Quick quiz' })).toBeInTheDocument()
    await expectAccessible()
  })

  it('says once that its films come later', async () => {
    await renderPageAt('/finance-academy')
    const said = document.querySelector('main')?.textContent ?? ''
    expect(said.match(/\b(come later|until then|in the making|coming soon|to come)\b/gi)).toEqual(['come later'])
  })

  it.each([...tiles, 'Set a goal', 'Start now'])('says of %s that it is coming soon', async (name) => {
    await renderPageAt('/finance-academy')
    await userEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findByText('Coming Soon')).toBeInTheDocument()
  })

  it('answers the quiz at once, and lets one choose again', async () => {
    await renderPageAt('/finance-academy')
    const question = within(screen.getByRole('group', { name: /What does spreading your money/ }))
    await userEvent.click(question.getByRole('radio', { name: 'It rules out a loss' }))
    expect(question.getByRole('status')).toHaveTextContent(/^Not quite\. Each investment counts for less/)
    await userEvent.click(question.getByRole('radio', { name: 'It makes one bad investment matter less' }))
    expect(question.getByRole('status')).toHaveTextContent(/^Right\./)
  })
})

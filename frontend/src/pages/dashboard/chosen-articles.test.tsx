import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { mockDeskArticles } from '../../mocks/data/desk-contents.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { recordWrites, openDesk, refusal } from '../../mocks/page-tests/desk-page.tsx'

const own = mockDeskArticles.filter(({ mayChange }, at) => mayChange && at < 20)
const [first, second] = own.filter(({ state }) => state === 'live')
if (first === undefined || second === undefined) throw new Error('There are no such articles in the mocks')

const bar = () => within(screen.getByRole('form', { name: 'Selected articles' }))
const titles = () =>
  within(screen.getByRole('table', { name: 'Articles' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.firstElementChild?.textContent)
const choose = async (...names: string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name }))
}
const open = () => openDesk('creator', '/dashboard/articles')
const said = (words: string) => screen.findByText(words)

describe('articles that are chosen in the list', () => {
  it('are counted, all of a page with one press, and only those that one may change', async () => {
    await open()
    await choose(`Select ${first.title}`)
    expect(bar().getByRole('button')).toHaveTextContent('Apply to 1 article')
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' })
    expect([all.checked, all.indeterminate]).toEqual([false, true])
    await userEvent.click(all)
    expect(bar().getByRole('button')).toHaveTextContent(`Apply to ${own.length} articles`)
    expect(screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(own.length)
    await expectAccessible()
  })

  it('are deleted after a question, and brought back', async () => {
    await open()
    await choose(`Select ${first.title}`, `Select ${second.title}`)
    await userEvent.selectOptions(bar().getByLabelText('Action'), 'Delete')
    await userEvent.click(bar().getByRole('button', { name: 'Apply to 2 articles' }))
    await userEvent.click(within(await screen.findByRole('dialog', { name: 'Delete 2 articles?' })).getByRole('button', { name: 'Delete' }))
    expect(await said('Moved to the bin: 2 articles')).toBeInTheDocument()
    await waitFor(() => expect(titles()).not.toContain(first.title))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await said('Undone: 2 articles')).toBeInTheDocument()
    await waitFor(() => expect(titles()).toEqual(expect.arrayContaining([first.title, second.title])))
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('are filed under what is chosen, and what is missing is said at its field', async () => {
    const sent = recordWrites('post', '/api/desk/article-changes', () =>
      Response.json({
        outcomes: [
          { _id: first._id, happened: 'done' },
          { _id: second._id, happened: 'refused', code: 'conflict', because: 'Someone else saved this in the meantime.' },
        ],
        undoId: 'abcdefgh',
      }),
    )
    await open()
    await choose(`Select ${first.title}`, `Select ${second.title}`)
    await userEvent.selectOptions(bar().getByLabelText('Action'), 'Change category')
    await userEvent.click(bar().getByRole('button'))
    expect(bar().getByLabelText('New category')).toHaveAccessibleDescription('Choose a category')
    await userEvent.selectOptions(bar().getByLabelText('New category'), 'GST')
    await userEvent.selectOptions(bar().getByLabelText('New subcategory'), 'CGST')
    await expectAccessible()
    await userEvent.click(bar().getByRole('button'))
    expect(await said('Category changed: 1 article, 1 failed')).toBeInTheDocument()
    expect(screen.getByText(`${second.title}: Someone else saved this in the meantime.`)).toBeInTheDocument()
    // An article that was refused stays selected
    expect(bar().getByRole('button')).toHaveTextContent('Apply to 1 article')
    const articles = [first, second].map(({ _id: id, version }) => ({ id, version }))
    expect(sent.map(({ body, key }) => [body, key !== null])).toEqual([
      [{ action: 'categorise', category: 'GST', subcategory: 'CGST', articles }, true],
    ])
    await expectAccessible()
  })

  it('stay chosen where the request came to nothing, and it is said why', async () => {
    recordWrites('post', '/api/desk/article-changes', () => refusal(503, 'unavailable', 'The database is away.'))
    await open()
    await choose(`Select ${first.title}`)
    await userEvent.selectOptions(bar().getByLabelText('Action'), 'Add a tag')
    await userEvent.click(bar().getByRole('button'))
    expect(bar().getByLabelText('Tag to add')).toHaveAccessibleDescription('Enter a tag')
    await userEvent.type(bar().getByLabelText('Tag to add'), 'gold{Enter}')
    expect(await said('Nothing was changed.')).toBeInTheDocument()
    expect(bar().getByRole('button')).toHaveTextContent('Apply to 1 article')
  })

  it('do nothing while nothing is chosen', async () => {
    const sent = recordWrites('post', '/api/desk/article-changes', () => Response.json({ outcomes: [] }))
    await open()
    await userEvent.selectOptions(await screen.findByLabelText('Action'), 'Publish')
    await userEvent.click(bar().getByRole('button', { name: 'None selected' }))
    expect(sent).toEqual([])
  })
})

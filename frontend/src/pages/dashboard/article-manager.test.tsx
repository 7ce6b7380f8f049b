import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { articleCategories, articlePlacements } from '@artha/contract/value-lists'
import { mockDeskArticles } from '../../mocks/data/desk-contents.ts'
import { deskArticleBuilder, deskCardBuilder } from '../../mocks/data/desk-builder.ts'
import { fill, fillArticle, formNamed, recordWrites, openDesk, press, refusal } from '../../mocks/page-tests/desk-page.tsx'
import { mockId, sectionBuilder } from '../../mocks/data/article-builder.ts'
import { server } from '../../mocks/page-tests/node.ts'

const create = () => formNamed('Create Article')
const table = () => screen.findByRole('table', { name: 'Articles' })
const rowsOf = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent)
const pager = () => within(screen.getByRole('navigation', { name: 'Pages of articles' }))

/** Opens an article that the user may change in the form. */
async function edit(article = mockDeskArticles.find(({ state, mayChange }) => state === 'live' && mayChange)) {
  if (article === undefined) throw new Error('There is no such article in the mocks')
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${article.title}` }))
  return { article, form: await formNamed('Edit Article') }
}

describe('the article form', () => {
  it('starts in create mode, with nothing chosen', async () => {
    await openDesk()
    const form = await create()
    expect(form.getByLabelText('Section')).toHaveValue('')
    expect(optionsOf(form.getByLabelText('Category')).slice(1)).toEqual(articleCategories)
    expect(optionsOf(form.getByLabelText('Section')).slice(1)).toEqual(articlePlacements)
    expect(form.getByLabelText('Featured')).not.toBeChecked()
    expect(form.queryByRole('button', { name: 'Remove Section' })).not.toBeInTheDocument()
  })

  it('offers the subcategories of the category, and takes any text where there is no list', async () => {
    await openDesk()
    const form = await create()
    fill(form, 'Category', 'GST')
    expect(optionsOf(form.getByLabelText('Subcategory')).slice(1)).toEqual([
      'News',
      'GST collection',
      'GST calculator',
      'Types of GST',
      'CGST',
      'SGST',
      'UTGST',
      'IGST',
    ])
    fill(form, 'Category', 'Finance')
    expect(form.getByLabelText('Subcategory').tagName).toBe('INPUT')
  })

  it('says what is missing beside the fields, moves the focus there, and sends nothing', async () => {
    const sent = recordWrites('post', '/admin/upload', () => HttpResponse.json({}))
    await openDesk()
    const form = await create()
    await press(form, 'Publish')
    expect(form.getByText('Description is required')).toBeInTheDocument()
    expect(form.getByLabelText('Title')).toHaveAccessibleDescription('Title is required')
    expect(form.getByLabelText('Category')).toHaveAccessibleDescription('Choose a category')
    expect(form.getByLabelText('Subcategory')).toHaveAccessibleDescription('Subcategory is required')
    expect(form.getByLabelText('Section')).toHaveAccessibleDescription(/^Choose a section/)
    expect(form.getByLabelText('Title')).toHaveFocus()
    fill(form, 'Title', 'There it is')
    expect(form.queryByText('Title is required')).not.toBeInTheDocument()
    expect(form.getByText('Please check the marked fields.')).toBeInTheDocument()
    fillArticle(form)
    expect(form.queryByText('Please check the marked fields.')).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('opens and marks the section that is wrong', async () => {
    await openDesk()
    const form = await create()
    fillArticle(form)
    await press(form, '+ Add Section')
    await userEvent.click(form.getByRole('tab', { name: 'Section 1' }))
    await press(form, 'Publish')
    expect(await form.findByRole('tab', { name: 'Section 2 (needs a look)' })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Description'))
  })

  it('adds and removes sections, one always remains, and the tabs go by arrow keys', async () => {
    await openDesk()
    const form = await create()
    fill(form, 'Subtitle', 'First')
    await press(form, '+ Add Section')
    expect(form.getByRole('tab', { name: 'Section 2' })).toHaveAttribute('aria-selected', 'true')
    const shown = within(form.getByRole('tabpanel', { name: 'Section 2' }))
    expect(shown.getByLabelText('Subtitle')).toHaveValue('')
    form.getByRole('tab', { name: 'Section 2' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(form.getByRole('tab', { name: 'Section 1' })).toHaveFocus()
    await press(form, 'Remove Section')
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(form.getAllByRole('tab')).toHaveLength(1)
    expect(form.getByLabelText('Subtitle')).toHaveValue('')
    expect(form.queryByRole('button', { name: 'Remove Section' })).not.toBeInTheDocument()
  })

  it('creates once at a doubled click, appends the row and opens an empty form', async () => {
    const sent = recordWrites('post', '/admin/upload', ({ body }) =>
      HttpResponse.json(deskArticleBuilder({ _id: mockId(899), title: String(body.title) }), { status: 201 }),
    )
    await openDesk()
    const form = await create()
    fillArticle(form)
    await press(form, '+ Add Section')
    fill(within(form.getByRole('tabpanel')), 'Description', 'Second.')
    await userEvent.dblClick(form.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Saved: A new article')).toBeInTheDocument()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      version: null,
      body: { title: 'A new article', category: 'Saving', subcategory: 'Saving tips', section: 'main', featured: false, createdAt: '' },
    })
    expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/)
    expect((await rowsOf()).at(-1)).toHaveTextContent('A new article')
    const nextForm = await create()
    expect(nextForm.getByLabelText('Title')).toHaveValue('')
    expect(nextForm.getAllByRole('tab')).toHaveLength(1)
  })

  it('is filled by Edit, keeps what is stored outside the lists, and updates the row', async () => {
    const stored = mockDeskArticles.at(-1)
    if (stored === undefined) throw new Error('The mocks hold no such article')
    const sent = recordWrites('put', `/admin/upload/${stored._id}`, ({ body }) =>
      HttpResponse.json(deskArticleBuilder({ title: String(body.title), version: 9 }, stored)),
    )
    const scroll = vi.spyOn(window, 'scrollTo')
    await openDesk()
    fill(screen, 'Search by title', 'goes on')
    await screen.findByText('1 article found')
    const { form } = await edit(stored)
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 0 }))
    expect(screen.getByRole('heading', { name: 'Edit Article' })).toHaveFocus()
    expect(form.getByLabelText('Title')).toHaveValue(stored.title)
    expect(form.getByLabelText('Category')).toHaveValue('Insurance')
    expect(form.getByLabelText('Subcategory')).toHaveValue('Some Life insurance')
    fill(form, 'Title', 'Shorter')
    await press(form, 'Publish')
    expect(await screen.findByText('Saved: Shorter')).toBeInTheDocument()
    expect(within(await table()).getByRole('rowheader', { name: /^Shorter/ })).toBeInTheDocument()
    expect(sent[0]).toMatchObject({ version: `"${stored.version}"`, body: { title: 'Shorter', category: 'Insurance', createdAt: '' } })
    expect((await create()).getByLabelText('Title')).toBeEnabled()
  })

  it('says what a future time means, and sends it in UTC', async () => {
    const sent = recordWrites('post', '/admin/upload', () => HttpResponse.json(deskArticleBuilder({ state: 'scheduled' }), { status: 201 }))
    await openDesk()
    const form = await create()
    fillArticle(form)
    fill(form, 'Appears at (IST)', '2046-11-22T09:00')
    expect(form.getByText('Scheduled for 22 Nov 2046, 09:00 IST: hidden from readers until then.')).toBeInTheDocument()
    await press(form, 'Publish')
    await waitFor(() => expect(sent[0]?.body.createdAt).toBe('2046-11-22T03:30:00.000Z'))
  })

  it('says that it stands on a draft', async () => {
    await openDesk()
    await edit(mockDeskArticles.find(({ hasDraft }) => hasDraft))
    expect(screen.getByText(/This is an unpublished draft/)).toBeInTheDocument()
  })

  it('is previewed in a tab that is opened at once', async () => {
    const tab = { opener: window, location: { replace: vi.fn<(address: string) => void>() }, close: vi.fn<() => void>() }
    const openTab = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    await openDesk()
    const form = await create()
    fillArticle(form)
    await press(form, 'Preview as readers will see it')
    expect(openTab).toHaveBeenCalledWith('', '_blank')
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('http://localhost:3000/preview/previewofanarticle'))
    expect(tab.opener).toBeNull()
    server.use(http.post('/api/preview', () => refusal(503, 'unavailable', 'Not now.')))
    await press(form, 'Preview as readers will see it')
    expect(await form.findByText('The preview could not be created.')).toBeInTheDocument()
    expect(tab.close).toHaveBeenCalled()
    openTab.mockRestore()
  })
})

describe('the article table', () => {
  it('has its columns, eight rows a page, its pages and the count', async () => {
    await openDesk()
    expect(await rowsOf()).toHaveLength(8)
    expect(
      within(await table())
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Image', 'Title', 'Category', 'Subcategory', 'Section', 'Actions'])
    expect(screen.getByText(`${mockDeskArticles.length} articles`)).toBeInTheDocument()
    expect(pager().getByRole('button', { name: 'Prev' })).toBeDisabled()
    await press(pager(), 'Next')
    expect(pager().getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    const last = Math.ceil(mockDeskArticles.length / 8)
    await press(pager(), `Page ${last}`)
    expect(pager().getByRole('button', { name: 'Next' })).toBeDisabled()
  })

  it('never has more than ten pages', async () => {
    server.use(http.get('/api/desk/articles', () => HttpResponse.json([deskCardBuilder()], { headers: { 'x-total-count': '5000' } })))
    await openDesk()
    await table()
    expect(
      pager()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Prev', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Next'])
  })

  it('is searched from its first page', async () => {
    await openDesk()
    await table()
    await press(pager(), 'Next')
    fill(screen, 'Search by title', 'gold loans')
    expect(await screen.findByText('1 article found')).toBeInTheDocument()
    expect(await rowsOf()).toHaveLength(1)
    expect(pager().getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    fill(screen, 'Search by title', 'no such title')
    expect(await screen.findByText('No articles found.')).toBeInTheDocument()
  })

  it('loads, and says when it could not', async () => {
    let asked = 0
    // The overview requests the same path with a state; that request does not fail
    const refuseFirst = ({ request }: { request: Request }) =>
      request.url.includes('state=') || asked++ > 0 ? undefined : refusal(503, 'unavailable', 'Not now.')
    server.use(http.get('/api/desk/articles', refuseFirst))
    await openDesk()
    const articles = within(screen.getByRole('region', { name: 'Articles' }))
    expect(articles.getByText('Loading...')).toBeInTheDocument()
    expect(await articles.findByText('Could not fetch articles.')).toBeInTheDocument()
    await press(articles, 'Try again')
    expect(await table()).toBeInTheDocument()
  })

  it('leads to the site and to the Studio, and says whose right a row is', async () => {
    await openDesk()
    const [scheduled] = await rowsOf()
    expect(scheduled).toHaveTextContent('Scheduled for 1 Dec 2036, 09:00 IST')
    const rows = within(await table())
    const row = within(rows.getByRole('row', { name: new RegExp(String(mockDeskArticles[2]?.title)) }))
    expect(row.getByRole('link', { name: /^View on site/ })).toHaveAttribute('href', `/blog/${mockDeskArticles[2]?._id}`)
    expect(await row.findByRole('link', { name: /^Open in Studio/ })).toHaveAttribute(
      'href',
      `http://127.0.0.1:1337/studio/content-manager/collection-types/api::article.article/${mockDeskArticles[2]?._id}`,
    )
    const foreign = mockDeskArticles.slice(0, 8).find(({ mayChange }) => !mayChange)
    const locked = within(rows.getByRole('row', { name: new RegExp(String(foreign?.title)) }))
    expect(locked.getByText('You cannot edit this')).toBeInTheDocument()
    expect(locked.queryByRole('button')).not.toBeInTheDocument()
  })

  it('asks before a deletion, which names the version, and reads the list again', async () => {
    const [article] = mockDeskArticles
    const sent = recordWrites('delete', `/admin/upload/${article?._id}`, () => {
      server.use(
        http.get('/api/desk/articles', () => HttpResponse.json([deskCardBuilder(mockDeskArticles[3])], { headers: { 'x-total-count': '1' } })),
      )
      return HttpResponse.json({ message: 'Deleted.' })
    })
    await openDesk()
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${article?.title}` }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this article?' }))
    await press(dialog, 'Delete')
    expect(await screen.findByText('1 article')).toBeInTheDocument()
    expect(sent).toMatchObject([{ version: `"${article?.version}"` }])
  })

  it('says when a deletion failed', async () => {
    recordWrites('delete', '/admin/upload/:id', () => refusal(403, 'forbidden', 'This article is somebody else’s.'))
    await openDesk()
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${mockDeskArticles[0]?.title}` }))
    await press(within(screen.getByRole('dialog')), 'Delete')
    expect(await screen.findByText('Delete failed.')).toBeInTheDocument()
    expect(screen.getByText('This article is somebody else’s.')).toBeInTheDocument()
  })
})

it('a section of a stored article is shown with its picture', async () => {
  const stored = deskArticleBuilder({ sections: [sectionBuilder({ imageAlt: 'Coins' }), sectionBuilder({ subtitle: 'Two' })] })
  server.use(
    http.get('/api/desk/articles', () => HttpResponse.json([deskCardBuilder(stored)])),
    http.get('/api/desk/articles/:id', () => HttpResponse.json(stored)),
  )
  await openDesk()
  const { form } = await edit(stored)
  expect(form.getAllByRole('tab')).toHaveLength(2)
  await userEvent.click(form.getByRole('tab', { name: 'Section 2' }))
  expect(form.getByRole('textbox', { name: 'Subtitle' })).toHaveValue('Two')
})

import type { SubscriberSearch } from '@artha/contract/newsletter-subscriber'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { mockEndpoint } from '../../mocks/handlers/mock-endpoint.ts'
import { refuse } from '../../mocks/handlers/refusal.ts'
import { signInAs } from '../../mocks/handlers/sign-in.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

const path = '/dashboard/newsletter/subscribers'

async function open(as: 'admin' | 'primaryAdmin' = 'primaryAdmin') {
  signInAs(as)
  await renderPageAt(path)
  return screen.findByRole('table', { name: 'Subscribers' })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const head = 'address,agreed on,how they agreed'
const fileOf = (text: string) => new File([text], 'readers.csv', { type: 'text/csv' })
const twoRows = `${head}\na@mail.example,2026-03-31,A form at our stall\nb@mail.example,2999-01-01,A form at our stall`

/** Chooses a file, and waits until it was read. */
async function chooseFile(text: string) {
  await userEvent.upload(screen.getByLabelText('CSV file'), fileOf(text))
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Or paste its text' })).toHaveValue(text))
}

/** Records the searches that the page sends. */
function searches(): SubscriberSearch[] {
  const asked: SubscriberSearch[] = []
  server.use(
    mockEndpoint('findSubscribers', ({ body }) => {
      asked.push(body)
      return { subscribers: [], total: 0 }
    }),
  )
  return asked
}

/** Records the imports that the page sends: with their keys, and with `isDryRun`. */
function imports(): string[] {
  const sent: string[] = []
  server.use(
    mockEndpoint('importSubscribers', ({ body, request }) => {
      sent.push(`${body.isDryRun ? 'check' : 'import'} ${request.headers.get('idempotency-key') ?? 'without a key'}`)
      return { toAsk: 1, refused: [{ line: 3, reason: 'future-date' as const }] }
    }),
  )
  return sent
}

describe('the list of subscribers', () => {
  it('is linked from the issues', async () => {
    signInAs('admin')
    await renderPageAt('/dashboard/newsletter')
    expect(await screen.findByRole('link', { name: 'Subscribers' })).toHaveAttribute('href', path)
  })

  it('has addresses, states, sources and days, and pages', async () => {
    const table = await open()
    expect(
      within(table).getByRole('row', { name: /^asha@mail\.example Subscribed.*Form on the site 20 Nov 2026 ?visitor-1 20 Nov 2026$/ }),
    ).toBeInTheDocument()
    expect(
      within(table).getByRole('row', { name: /^bhavna@mail\.example Waiting for confirmation.*Import 31 Mar 2026 ?import –$/ }),
    ).toBeInTheDocument()
    expect(screen.getByText('30 subscribers')).toBeInTheDocument()
    await press('Page 2')
    expect(await screen.findByRole('row', { name: /^reader-26@mail\.example/ })).toBeInTheDocument()
    await expectAccessible()
  })

  it('sends what is searched for in the body, once typing pauses, and not in an address', async () => {
    await open()
    const asked = searches()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by address' }), 'asha@mail')
    expect(await screen.findByText('No subscriber matches.')).toBeInTheDocument()
    expect(asked).toEqual([{ q: 'asha@mail', page: 1 }])
    expect(window.location.href).not.toContain('asha')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Left')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'Import')
    await vi.waitFor(() => expect(asked.at(-1)).toEqual({ q: 'asha@mail', page: 1, state: 'left', source: 'import' }))
    await expectAccessible()
  })

  it('says that nobody is subscribed yet, and exports nothing then', async () => {
    searches()
    signInAs('primaryAdmin')
    await renderPageAt(path)
    expect(await screen.findByText('Nobody is subscribed yet.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled()
  })

  it('can be loaded again after a failure', async () => {
    server.use(mockEndpoint('findSubscribers', () => refuse('unavailable'), { once: true }))
    signInAs('primaryAdmin')
    await renderPageAt(path)
    expect(await screen.findByText('The subscribers could not be loaded.')).toBeInTheDocument()
    await press('Try again')
    expect(await screen.findByRole('table', { name: 'Subscribers' })).toBeInTheDocument()
  })

  it('has no export and no import for other admins', async () => {
    await open('admin')
    expect(screen.queryByRole('button', { name: 'Export as CSV' })).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Import' })).not.toBeInTheDocument()
  })
})

describe('the export', () => {
  it('saves all parts as one file', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    server.use(
      mockEndpoint('exportSubscribers', ({ body: { after } }) =>
        after === undefined ? { csv: 'names\r\none\r\n', count: 10_000, next: 7 } : { csv: `after ${after}\r\n`, count: 1, next: null },
      ),
    )
    await open()
    await press('Export as CSV')
    expect(await screen.findByText(/^10,001 subscribers exported\./)).toBeInTheDocument()
    expect(await files[0]?.text()).toBe('names\r\none\r\nafter 7\r\n')
  })

  it('says that it failed', async () => {
    server.use(mockEndpoint('exportSubscribers', () => refuse('unavailable')))
    await open()
    await press('Export as CSV')
    expect(await screen.findByText('The subscribers could not be exported.')).toBeInTheDocument()
  })
})

describe('the import', () => {
  it('is checked first, names each refused line, and then imports the same file with a key', async () => {
    await open()
    const sent = imports()
    await chooseFile(twoRows)
    await press('Check the file')
    expect(await screen.findByText('1 address will be asked to confirm; 1 row is refused. Nothing is imported yet.')).toBeInTheDocument()
    expect(screen.getByRole('row', { name: '3 The day is in the future.' })).toBeInTheDocument()
    await expectAccessible()
    expect(sent).toEqual(['check without a key'])
    await press('Import 1 address')
    expect(await screen.findByText('1 address imported. Each is asked by email to confirm.')).toBeInTheDocument()
    expect(sent[1]).toMatch(/^import [\w-]{8,}$/)
    expect(screen.getByRole('textbox', { name: 'Or paste its text' })).toHaveValue('')
  })

  it('keeps file, check and key after a failure', async () => {
    await open()
    const sent = imports()
    await chooseFile(twoRows)
    await press('Check the file')
    await screen.findByRole('button', { name: 'Import 1 address' })
    server.use(
      mockEndpoint(
        'importSubscribers',
        ({ request }) => {
          sent.push(`failed ${request.headers.get('idempotency-key') ?? ''}`)
          return refuse('unavailable')
        },
        { once: true },
      ),
    )
    await press('Import 1 address')
    expect(await screen.findByText('Nothing was imported.')).toBeInTheDocument()
    await press('Import 1 address')
    expect(await screen.findByText(/^1 address imported\./)).toBeInTheDocument()
    expect(sent[2]?.replace('import ', '')).toBe(sent[1]?.replace('failed ', ''))
  })

  it('is checked again after a change', async () => {
    await open()
    imports()
    const text = screen.getByRole('textbox', { name: 'Or paste its text' })
    await userEvent.click(text)
    await userEvent.paste(twoRows)
    await press('Check the file')
    await screen.findByRole('button', { name: 'Import 1 address' })
    await userEvent.type(text, '\nmore')
    expect(screen.queryByRole('button', { name: 'Import 1 address' })).not.toBeInTheDocument()
  })

  it('keeps a file that cannot be read as a table, and says where', async () => {
    await open()
    const problem = 'Line 2: a quotation mark is out of place or not closed.'
    server.use(mockEndpoint('importSubscribers', () => refuse('validation', problem, { csv: problem })))
    await chooseFile(`${head}\n"a`)
    await press('Check the file')
    expect(await screen.findByText('The file cannot be imported.')).toBeInTheDocument()
    const text = screen.getByRole('textbox', { name: 'Or paste its text' })
    expect(text).toBeInvalid()
    expect(text).toHaveAccessibleDescription(problem)
    expect(text).toHaveValue(`${head}\n"a`)
    await expectAccessible()
  })

  it('takes no file above 1 MB', async () => {
    await open()
    const sent = imports()
    await userEvent.upload(screen.getByLabelText('CSV file'), fileOf('x'.repeat(1_000_001)))
    expect(await screen.findByText('The file is larger than 1 MB.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Check the file' })).toBeDisabled()
    expect(sent).toEqual([])
  })
})

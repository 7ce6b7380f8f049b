import type { DeskIssue, IssueState } from '@artha/contract/newsletter-issue'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { mockId } from '../../mocks/data/article-builder.ts'
import { issueBuilder } from '../../mocks/handlers/issue-handlers.ts'
import { mockEndpoint, onePage } from '../../mocks/handlers/mock-endpoint.ts'
import { refuse } from '../../mocks/handlers/refusal.ts'
import { signInAs } from '../../mocks/handlers/sign-in.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

const path = `/dashboard/newsletter/${mockId(901)}`

async function openAt(address: string) {
  signInAs('admin')
  await renderPageAt(address)
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const answer = (question: string, name: string) =>
  userEvent.click(within(screen.getByRole('dialog', { name: question })).getByRole('button', { name }))

/** A desk with one issue, which each step changes. Returns the steps taken. */
function oneIssue(issue: Partial<DeskIssue> = {}): string[] {
  let kept = issueBuilder(issue)
  const taken: string[] = []
  const states: Record<string, IssueState> = { send: 'sending', pause: 'paused', 'go-on': 'sending', stop: 'stopped' }
  const counts = { list: 10_000, waiting: 8_764, accepted: 1_234, refused: 2, unknown: 0, left: 0, notSent: 0 }
  server.use(
    mockEndpoint('readDeskIssue', () => kept),
    mockEndpoint('stepIssue', ({ body }) => {
      taken.push(body.step)
      const state = states[body.step] ?? 'sending'
      kept = { ...kept, state, number: 1, counts, secondsLeft: state === 'sending' ? 877 : null, version: kept.version + 1 }
      return kept
    }),
  )
  return taken
}

describe('the list of issues', () => {
  it('has drafts and outcomes', async () => {
    await openAt('/dashboard/newsletter')
    const table = await screen.findByRole('table', { name: 'Issues' })
    expect(within(table).getByRole('row', { name: /^The first issue ?Issue 1.* Sent 1,000 990 8 / })).toBeInTheDocument()
    expect(within(table).getByRole('link', { name: 'The repo rate and your loan' })).toHaveAttribute('href', path)
    await expectAccessible()
  })

  it('says that it is empty, and how to begin', async () => {
    server.use(mockEndpoint('listDeskIssues', ({ query }) => onePage([], query)))
    await openAt('/dashboard/newsletter')
    expect(await screen.findByText('There is no issue yet.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'New issue' })).toHaveAttribute('href', '/dashboard/newsletter/new')
    await expectAccessible()
  })

  it('can be loaded again after a failure', async () => {
    server.use(mockEndpoint('listDeskIssues', () => refuse('unavailable'), { once: true }))
    await openAt('/dashboard/newsletter')
    expect(await screen.findByText('The issues could not be loaded.')).toBeInTheDocument()
    await press('Try again')
    expect(await screen.findByRole('table', { name: 'Issues' })).toBeInTheDocument()
  })
})

it('a new issue begins with the proposal', async () => {
  await openAt('/dashboard/newsletter/new')
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('The repo rate and your loan')
  await expectAccessible()
})

it('a new issue asks before it is left, once something is typed', async () => {
  await openAt('/dashboard/newsletter/new')
  const subject = await screen.findByRole('textbox', { name: 'Subject' })
  await userEvent.type(subject, ' today')
  await userEvent.click(screen.getByRole('link', { name: 'Back to the issues' }))
  await answer('Leave without saving?', 'Stay')
  expect(subject).toHaveValue('The repo rate and your loan today')
  await userEvent.click(screen.getByRole('link', { name: 'Back to the issues' }))
  await answer('Leave without saving?', 'Leave')
  expect(await screen.findByRole('table', { name: 'Issues' })).toBeInTheDocument()
})

describe('a draft', () => {
  it('shows what must be mended beside its field, and cannot be sent with it', async () => {
    const text = 'Article 1 of 1 is not published: remove it, or publish it first.'
    const taken = oneIssue({ problems: [{ field: 'articleIds', text, mustMend: true }] })
    await openAt(path)
    expect(await screen.findByRole('textbox', { name: 'Add to: To read' })).toBeInvalid()
    expect(screen.getByText(text)).toBeInTheDocument()
    await press('Send to 1,200 readers')
    expect(screen.getByText('Fix what is marked in red before you send it.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(taken).toEqual([])
    await expectAccessible()
  })

  it('counts the characters of the subject as they are typed, and is saved', async () => {
    await openAt(path)
    const subject = await screen.findByRole('textbox', { name: 'Subject' })
    expect(subject).toHaveAccessibleDescription('28 to 50 characters are best; it has 27.')
    await userEvent.type(subject, ' today')
    expect(subject).toHaveAccessibleDescription('28 to 50 characters are best; it has 33.')
    expect(screen.getByText('Save the draft before you send it.')).toBeInTheDocument()
    await press('Save draft')
    expect(await screen.findByText('Draft saved.')).toBeInTheDocument()
    expect(screen.queryByText('Save the draft before you send it.')).not.toBeInTheDocument()
  })

  it('keeps what was typed when somebody has saved it since, and can then be saved over', async () => {
    server.use(
      mockEndpoint('updateIssue', () => refuse('conflict', 'This issue was changed since you opened it; what you typed is still here.'), {
        once: true,
      }),
    )
    await openAt(path)
    const subject = await screen.findByRole('textbox', { name: 'Subject' })
    await userEvent.type(subject, ' today')
    server.use(mockEndpoint('readDeskIssue', () => issueBuilder({ version: 2, subject: 'Theirs' })))
    await press('Save draft')
    expect(await screen.findByText(/what you typed is still here/)).toBeInTheDocument()
    expect(subject).toHaveValue('The repo rate and your loan today')
    await press('Keep mine, to save over it')
    await press('Save draft')
    expect(await screen.findByText('Draft saved.')).toBeInTheDocument()
    expect(subject).toHaveValue('The repo rate and your loan today')
  })

  it('moves and removes its pieces by buttons that say of which', async () => {
    oneIssue({ figureKeys: ['repo', 'ppf'] })
    await openAt(path)
    const pieces = async () => within(await screen.findByRole('list', { name: 'What changed' })).findAllByRole('listitem')
    const [first] = await pieces()
    const name = within(first ?? expect.fail()).getByRole('button', { name: /^Move down: / })
    const moved = first?.firstElementChild?.textContent
    await userEvent.click(name)
    expect((await pieces())[1]?.firstElementChild).toHaveTextContent(moved ?? '')
    await press(`Remove: ${moved}`)
    expect(await pieces()).toHaveLength(1)
  })

  it('says when it goes out by itself, and why it did not', async () => {
    oneIssue({ goesAt: '2026-11-28T03:00:00.000Z', serverProblem: 'Nobody is subscribed yet.' })
    await openAt(path)
    expect(await screen.findByText(/^It goes out by itself on 28 Nov 2026, 08:30 IST\./)).toBeInTheDocument()
    expect(screen.getByText('It did not go out by itself.')).toBeInTheDocument()
    expect(screen.getByLabelText('Goes out by itself at (IST)')).toHaveValue('2026-11-28T08:30')
    await expectAccessible()
  })

  it('takes dates of the tax calendar, a term and a time', async () => {
    const saved: unknown[] = []
    server.use(
      mockEndpoint('updateIssue', ({ body }) => {
        saved.push(body)
        return issueBuilder({ ...body, version: 2 })
      }),
    )
    await openAt(path)
    const dates = await screen.findByRole('group', { name: 'Do this week' })
    const [first] = await within(dates).findAllByRole('checkbox')
    await userEvent.click(first ?? expect.fail())
    const term = screen.getByRole('textbox', { name: 'One term' })
    await userEvent.clear(term)
    await userEvent.type(term, 'emi')
    fireEvent.change(screen.getByLabelText('Goes out by itself at (IST)'), { target: { value: '2026-12-05T08:30' } })
    await press('Save draft')
    expect(await screen.findByText('Draft saved.')).toBeInTheDocument()
    expect(saved).toMatchObject([{ dueDateIds: [expect.stringMatching(/^[a-z0-9-]+$/)], termSlug: 'emi', goesAt: '2026-12-05T03:00:00.000Z' }])
  })

  it('is deleted after a question', async () => {
    await openAt(path)
    await press('Delete …')
    await answer('Delete this draft?', 'Delete')
    expect(await screen.findByRole('table', { name: 'Issues' })).toBeInTheDocument()
  })
})

describe('sending', () => {
  it('asks once more, shows how far it is, pauses, goes on and stops', async () => {
    const taken = oneIssue()
    await openAt(path)
    await press('Send to 1,200 readers')
    expect(taken).toEqual([])
    await answer('Send this issue to 1,200 readers?', 'Send')
    expect(await screen.findByText('It is going out. About 15 minutes left.')).toBeInTheDocument()
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', '1,234 of 10,000 sent')
    await expectAccessible()
    await press('Pause')
    expect(await screen.findByText('Nothing goes out until you go on.')).toBeInTheDocument()
    await press('Go on')
    await press('Stop …')
    await answer('Stop this issue?', 'Stop')
    expect(await screen.findByText(/^It was stopped\./)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument()
    expect(taken).toEqual(['send', 'pause', 'go-on', 'stop'])
  })

  it('says what the mail server says', async () => {
    oneIssue({ state: 'sending', number: 1, serverProblem: 'Connection refused.' })
    await openAt(path)
    expect(await screen.findByText('The mail server takes no mail at present.')).toBeInTheDocument()
    expect(screen.getByText('Connection refused. We try again by ourselves.')).toBeInTheDocument()
  })

  it('afterwards lists the readers whom it may not have reached', async () => {
    oneIssue({ state: 'sent', number: 1, endedAt: '2026-11-20T08:35:00.000Z' })
    await openAt(path)
    expect(await screen.findByText('It has gone out, by 20 Nov 2026, 14:05 IST.')).toBeInTheDocument()
    expect(await screen.findByRole('row', { name: 'reader@mail.example Connection closed unexpectedly 1' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: 'Refused' }))
    expect(await screen.findByText('Nobody.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Issue 1 on the site' })).toHaveAttribute('href', '/newsletter/issues/1')
    await expectAccessible()
  })
})

it('the preview frames the mail in its own document, and has it as plain text', async () => {
  await openAt(path)
  expect(await screen.findByTitle('The mail')).toHaveAttribute('src', expect.stringContaining(`/api/newsletter/mails/${mockId(901)}?expires=`))
  await userEvent.click(screen.getByRole('radio', { name: '320 px' }))
  expect(screen.getByTitle('The mail')).toHaveAttribute('width', '320')
  await userEvent.click(screen.getByRole('radio', { name: 'Plain text' }))
  expect(screen.getByText('The repo rate changed.')).toBeVisible()
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { mockId } from '../../mocks/data/article-builder.ts'
import { issueBuilder } from '../../mocks/handlers/issue-handlers.ts'
import { mockEndpoint } from '../../mocks/handlers/mock-endpoint.ts'
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

it('the list has drafts and outcomes', async () => {
  await openAt('/dashboard/newsletter')
  const table = await screen.findByRole('table', { name: 'Issues' })
  expect(within(table).getByRole('row', { name: 'The first issue 1 Sent 1000 990 8' })).toBeInTheDocument()
  await expectAccessible()
})

it('a new issue begins with the proposal', async () => {
  await openAt('/dashboard/newsletter/new')
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('The repo rate and your loan')
  await expectAccessible()
})

it('a refused save keeps what was typed and says so', async () => {
  server.use(mockEndpoint('updateIssue', () => refuse('conflict', 'Saved by someone else.')))
  await openAt(path)
  const subject = await screen.findByRole('textbox', { name: 'Subject' })
  await userEvent.type(subject, ' today')
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/What you typed is kept/)).toBeInTheDocument()
  expect(subject).toHaveValue('The repo rate and your loan today')
})

it('sending asks once more', async () => {
  const taken: string[] = []
  server.use(
    mockEndpoint('stepIssue', ({ body }) => {
      taken.push(body.step)
      return issueBuilder({ state: 'sending' })
    }),
  )
  await openAt(path)
  await userEvent.click(await screen.findByRole('button', { name: 'Send to 1,200 readers' }))
  expect(taken).toEqual([])
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Send this issue to 1,200 readers?' })).getByRole('button', { name: 'Send' }))
  await expect.poll(() => taken).toEqual(['send'])
})

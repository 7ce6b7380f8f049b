import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, describe, it } from 'vitest'
import { listedUserBuilder } from '../../mocks/data/account-builder.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { mockUsers } from '../../mocks/data/users.ts'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'
import { signInAs } from '../../mocks/handlers/sign-in.ts'

const pending = listedUserBuilder(mockUsers.reader)
const allowed = listedUserBuilder(mockUsers.creator)
const own = listedUserBuilder(mockUsers.primaryAdmin)

/** The requests that changed something, in order. */
const sent: string[] = []

/** Makes the next read of the list return these people, so that a re-read is visible. */
function listed(...people: object[]) {
  server.use(http.get('/auth/admin/users', () => HttpResponse.json(people, { headers: { 'x-total-count': String(people.length) } })))
}

function answerChange(method: 'post' | 'patch', path: string, status: number, body: object, after: object[] = [pending, allowed]) {
  server.use(
    http[method](path, async ({ request }) => {
      sent.push(`${new URL(request.url).pathname} ${await request.text()}`)
      listed(...after)
      return HttpResponse.json({ ...body }, { status })
    }),
  )
}

async function open() {
  sent.length = 0
  signInAs('primaryAdmin')
  await renderPageAt('/dashboard')
  return within(await screen.findByRole('region', { name: 'Grant Admin Access' }))
}

const rowOf = async (section: ReturnType<typeof within>, name: string) => within(await section.findByRole('row', { name: new RegExp(`^${name}`) }))

describe('the list of people', () => {
  it.each(['reader', 'creator', 'admin'] as const)('is not there for a %s', async (role) => {
    signInAs(role)
    await renderPageAt('/dashboard')
    await screen.findByRole('heading', { name: 'Articles' })
    expect(screen.queryByText('Grant Admin Access')).not.toBeInTheDocument()
  })

  it('shows who is pending and who is allowed', async () => {
    listed(pending, allowed, own)
    const section = await open()
    const reader = await rowOf(section, 'Asha')
    expect(reader.getByText('Pending')).toBeInTheDocument()
    expect(reader.getByRole('checkbox')).not.toBeChecked()
    expect(reader.getByText('2 Sep 2026')).toBeInTheDocument()
    const creator = await rowOf(section, 'Bhavna')
    expect(creator.getByText('Allowed')).toBeInTheDocument()
    expect(creator.getByRole('checkbox')).toBeChecked()
    expect(creator.queryByRole('button', { name: /Approve/ })).not.toBeInTheDocument()
    await expectAccessible()
  })

  it('offers nothing against oneself', async () => {
    listed(own)
    const row = await rowOf(await open(), 'Owner')
    expect(row.getByRole('checkbox')).toBeDisabled()
    expect(row.queryByRole('button')).not.toBeInTheDocument()
  })

  it('is searched, and turned over page by page', async () => {
    const section = await open()
    expect(await section.findByText('1 to 20 of 26')).toBeInTheDocument()
    expect(section.getByRole('button', { name: 'Prev' })).toBeDisabled()
    await userEvent.click(section.getByRole('button', { name: 'Next' }))
    expect(await section.findByText('21 to 26 of 26')).toBeInTheDocument()
    expect(section.getByRole('button', { name: 'Next' })).toBeDisabled()
    await userEvent.type(section.getByLabelText('Find a person'), ' bhavna{Enter}')
    expect(await section.findByText('1 to 1 of 1')).toBeInTheDocument()
    await userEvent.type(section.getByLabelText('Find a person'), ' nobody{Enter}')
    expect(await section.findByText('No one found.')).toBeInTheDocument()
  })

  it('says that it could not be read', async () => {
    server.use(http.get('/auth/admin/users', () => HttpResponse.json({ message: 'No.', code: 'forbidden' }, { status: 403 })))
    expect(await (await open()).findByText('Failed to fetch users.')).toBeInTheDocument()
  })
})

describe('approving', () => {
  it('says to whom access was granted, and reads the list again', async () => {
    listed(pending)
    answerChange('post', '/auth/admin/allow-creation', 200, { message: 'Done.' }, [{ ...pending, isAllowedToCreate: true }])
    const section = await open()
    await userEvent.click(await section.findByRole('button', { name: 'Approve Asha' }))
    expect(await section.findByText('Access granted to asha@artha.example')).toBeInTheDocument()
    expect(await section.findByText('Allowed')).toBeInTheDocument()
    expect(sent).toEqual(['/auth/admin/allow-creation {"emails":["asha@artha.example"]}'])
  })

  it('takes many by their addresses', async () => {
    listed(pending)
    answerChange('post', '/auth/admin/allow-creation', 200, { message: 'Done.' })
    const section = await open()
    await userEvent.type(section.getByLabelText('Approve by email'), 'a@b.example, c@d.example{Enter}')
    expect(await section.findByText('Access granted to a@b.example, c@d.example')).toBeInTheDocument()
    expect(sent).toEqual(['/auth/admin/allow-creation {"emails":["a@b.example","c@d.example"]}'])
  })

  it.each([
    [403, { message: 'Only the primary admin.', code: 'forbidden' }, 'Only the primary admin.'],
    [500, {}, 'Failed to grant access.'],
  ])('says why not: %i', async (status, body, words) => {
    listed(pending)
    answerChange('post', '/auth/admin/allow-creation', status, body)
    const section = await open()
    await userEvent.click(await section.findByRole('button', { name: 'Approve Asha' }))
    expect(await section.findByText(words)).toBeInTheDocument()
  })
})

describe('the checkbox', () => {
  it('changes the permission, shows the server’s words and reads the list again', async () => {
    listed(allowed)
    answerChange('patch', '/auth/toggle-permission/:id', 200, { message: 'Bhavna may no longer create.' }, [{ ...allowed, isAllowedToCreate: false }])
    const section = await open()
    await userEvent.click(await section.findByRole('checkbox', { name: 'Bhavna can create content' }))
    expect(await section.findByText('Bhavna may no longer create.')).toBeInTheDocument()
    await waitFor(() => expect(section.getByRole('checkbox')).not.toBeChecked())
    expect(sent).toEqual([`/auth/toggle-permission/${allowed._id} `])
  })

  it('says that it could not', async () => {
    listed(allowed)
    answerChange('patch', '/auth/toggle-permission/:id', 500, {})
    const section = await open()
    await userEvent.click(await section.findByRole('checkbox', { name: 'Bhavna can create content' }))
    expect(await section.findByText('Error toggling permission')).toBeInTheDocument()
    expect(section.getByRole('checkbox', { name: 'Bhavna can create content' })).toBeChecked()
  })
})

describe('deleting', () => {
  async function askToDelete() {
    listed(pending, allowed)
    const section = await open()
    await userEvent.click(await section.findByRole('button', { name: 'Delete Asha' }))
    return { section, dialog: within(screen.getByRole('dialog', { name: 'Are you sure you want to delete this user?' })) }
  }

  it('asks first, and takes no for an answer', async () => {
    const { section, dialog } = await askToDelete()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(section.getByText('asha@artha.example')).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  it('sends who it is, and reads the list again', async () => {
    const { section, dialog } = await askToDelete()
    answerChange('post', '/auth/admin/delete-user', 200, { message: 'Asha was deleted.' }, [allowed])
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await section.findByText('Asha was deleted.')).toBeInTheDocument()
    await waitFor(() => expect(section.queryByText('asha@artha.example')).not.toBeInTheDocument())
    expect(sent).toEqual([`/auth/admin/delete-user {"userId":"${pending._id}"}`])
  })

  it('says that it could not', async () => {
    const { section, dialog } = await askToDelete()
    answerChange('post', '/auth/admin/delete-user', 500, {})
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await section.findByText('Failed to delete user.')).toBeInTheDocument()
  })
})

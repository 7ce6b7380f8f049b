import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import toast from 'react-hot-toast/headless'
import { beforeAll, beforeEach, expect, vi } from 'vitest'
import { mockCode, mockLink, mockUsers, type MockRole } from '../data/users.ts'
import { signInAs } from '../handlers/sign-in.ts'
import { fillArticle, fill, formNamed, openDesk } from './desk-page.tsx'
import { server } from './node.ts'
import { pageAt, renderPageAt } from './render-page.tsx'

/** Errors that any form can get whatever was typed, and the advice shown for each. */
export const refusals: readonly (readonly [status: number, code: string, message: string, words: RegExp])[] = [
  [401, 'unauthenticated', 'Please log in first.', /[Ll]og in|Check both/],
  [413, 'too-large', 'The request is too large.', /smaller|[Ss]horten|divide/],
  [429, 'too-many-requests', 'Too many requests. Please wait a little.', /try again after \d\d:\d\d IST/],
  [503, 'unavailable', 'This is not possible right now.', /try again after \d\d:\d\d IST/],
]

interface FormCase {
  name: string
  method: 'post' | 'put' | 'patch' | 'delete'
  path: string
  as?: MockRole
  /** Opens the page, fills in the form and sends it. */
  send: () => Promise<void>
  /** Returns the values in the form after the error. */
  kept: () => unknown
  expected: unknown
  refusedFrom?: number
}

const type = (label: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const valueOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
const picture = new File(['GIF89a'], 'field.gif', { type: 'image/gif' })

async function openForgotten() {
  await renderPageAt('/forgot-password')
  await type('Email', mockUsers.reader.email)
}

async function openVerify() {
  await openForgotten()
  await press('Send code')
  await screen.findByLabelText('Code')
}

async function openReset() {
  await openVerify()
  await type('Code', mockCode)
  await press('Verify code')
  await screen.findByLabelText('New password')
}

/** Opens a form of the dashboard and fills in its title and texts. */
async function openEditor(name: 'Create Article' | 'Add Story') {
  await openDesk()
  const form = await formNamed(name)
  if (name === 'Create Article') fillArticle(form, 'Half a sentence')
  else {
    fill(form, 'Title', 'Half a sentence')
    fill(form, 'Author name', 'Asha')
    await userEvent.click(form.getByRole('button', { name: '+ Add Slide' }))
    fill(form, 'Text', 'One')
  }
  return form
}

export const newsletter = () => within(screen.getByRole('main')).getByRole<HTMLInputElement>('textbox', { name: 'Email for the newsletter' })
async function subscribe(email: string) {
  await renderPageAt('/newsletter')
  await userEvent.clear(newsletter())
  await userEvent.type(newsletter(), email)
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Subscribe Free' }))
}
const people = async () => within(await screen.findByRole('region', { name: 'Grant Admin Access' }))

export const refusedForms: FormCase[] = [
  {
    name: 'sign-in',
    method: 'post',
    path: '/auth/login',
    send: async () => {
      await renderPageAt('/login')
      await type('Email', 'asha@artha.example')
      await type('Password', 'quiet harbour 9')
      await press('Log In')
    },
    kept: () => [valueOf('Email'), valueOf('Password')],
    expected: ['asha@artha.example', 'quiet harbour 9'],
  },
  {
    name: 'sign-up',
    method: 'post',
    path: '/auth/signup',
    send: async () => {
      await renderPageAt('/signup')
      await type('Username', 'Asha')
      await type('Email', 'asha@artha.example')
      await type('Password', 'quiet harbour 9')
      await type('Confirm password', 'quiet harbour 9')
      await press('Sign Up')
    },
    kept: () => ['Username', 'Email', 'Password', 'Confirm password'].map(valueOf),
    expected: ['Asha', 'asha@artha.example', 'quiet harbour 9', 'quiet harbour 9'],
  },
  {
    name: 'asking for a code',
    method: 'post',
    path: '/auth/admin/send-code',
    send: async () => {
      await openForgotten()
      await press('Send code')
    },
    kept: () => valueOf('Email'),
    expected: mockUsers.reader.email,
  },
  {
    name: 'asking for another code',
    method: 'post',
    path: '/auth/admin/send-code',
    send: async () => {
      await openVerify()
      await type('Code', '12')
      await press('Send another code')
    },
    kept: () => valueOf('Code'),
    expected: '12',
    refusedFrom: 1,
  },
  {
    name: 'the code',
    method: 'post',
    path: '/auth/admin/verify-code',
    send: async () => {
      await openVerify()
      await type('Code', '123 456')
      await press('Verify code')
    },
    kept: () => valueOf('Code'),
    expected: '123 456',
  },
  {
    name: 'the new password',
    method: 'post',
    path: '/auth/admin/reset-password',
    send: async () => {
      await openReset()
      await type('New password', 'quiet harbour 10')
      await press('Update password')
    },
    kept: () => valueOf('New password'),
    expected: 'quiet harbour 10',
  },
  {
    name: 'the link of a reset',
    method: 'post',
    path: '/auth/admin/open-link',
    send: async () => {
      await renderPageAt(`/reset-link#${mockLink}`)
      await press('Choose a new password')
    },
    kept: () => screen.getByRole('button', { name: 'Choose a new password' }).isConnected,
    expected: true,
  },
  {
    name: 'the contact form',
    method: 'post',
    path: '/api/contact',
    send: async () => {
      await renderPageAt('/contact')
      for (const label of ['Name', 'Email', 'Message']) await userEvent.type(screen.getByRole('textbox', { name: label }), `${label}@artha.example`)
      await press('Send message')
    },
    kept: () => ['Name', 'Email', 'Message'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value),
    expected: ['Name@artha.example', 'Email@artha.example', 'Message@artha.example'],
  },
  {
    name: 'the newsletter',
    method: 'patch',
    path: '/auth/subscribe',
    as: 'reader',
    send: () => subscribe('other@artha.example'),
    kept: () => newsletter().value,
    expected: 'other@artha.example',
  },
  {
    name: 'the newsletter without an account',
    method: 'post',
    path: '/api/newsletter/subscriptions',
    send: () => subscribe('asha@artha.example'),
    kept: () => newsletter().value,
    expected: 'asha@artha.example',
  },
  {
    name: 'approving by address',
    method: 'post',
    path: '/auth/admin/allow-creation',
    as: 'primaryAdmin',
    send: async () => {
      await renderPageAt('/dashboard')
      const section = await people()
      await userEvent.type(section.getByLabelText('Approve by email'), 'a@artha.example, b@artha.example')
      await userEvent.click(section.getByRole('button', { name: 'Approve' }))
    },
    kept: () => valueOf('Approve by email'),
    expected: 'a@artha.example, b@artha.example',
  },
  {
    name: 'deleting somebody',
    method: 'post',
    path: '/auth/admin/delete-user',
    as: 'primaryAdmin',
    send: async () => {
      await renderPageAt('/dashboard')
      const section = await people()
      await userEvent.type(section.getByLabelText('Approve by email'), 'a@artha.example')
      const [first = document.body] = await section.findAllByRole('button', { name: /^Delete / })
      await userEvent.click(first)
      await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    },
    kept: () => valueOf('Approve by email'),
    expected: 'a@artha.example',
  },
  {
    name: 'an article',
    method: 'post',
    path: '/admin/upload',
    send: async () => {
      const form = await openEditor('Create Article')
      await userEvent.click(form.getByRole('button', { name: 'Publish' }))
    },
    kept: async () => {
      const form = await formNamed('Create Article')
      return ['Title', 'Subcategory', 'Description'].map((label) => form.getByLabelText<HTMLInputElement>(label).value)
    },
    expected: ['Half a sentence', 'Saving tips', 'What is put aside first is not missed.'],
  },
  {
    name: 'a story',
    method: 'post',
    path: '/api/stories',
    send: async () => {
      const form = await openEditor('Add Story')
      await userEvent.click(form.getByRole('button', { name: 'Publish' }))
    },
    kept: async () => {
      const form = await formNamed('Add Story')
      return ['Title', 'Author name', 'Text'].map((label) => form.getByLabelText<HTMLInputElement>(label).value)
    },
    expected: ['Half a sentence', 'Asha', 'One'],
  },
  {
    name: 'a preview',
    method: 'post',
    path: '/api/preview',
    send: async () => {
      const form = await openEditor('Create Article')
      await userEvent.click(form.getByRole('button', { name: /^Preview/ }))
    },
    kept: async () => (await formNamed('Create Article')).getByLabelText<HTMLInputElement>('Title').value,
    expected: 'Half a sentence',
  },
  {
    name: 'a picture',
    method: 'post',
    path: '/api/media',
    send: async () => {
      const form = await openEditor('Create Article')
      const chosen = form.getByRole('group', { name: /Picture or video/ }).querySelector<HTMLInputElement>('input[type=file]')
      await userEvent.upload(chosen ?? document.body, picture)
    },
    kept: async () => (await formNamed('Create Article')).getByLabelText<HTMLInputElement>('Title').value,
    expected: 'Half a sentence',
  },
]

/** Loads the pages that the forms lead to, and removes the toasts of earlier tests. */
export function prepareRefusedForms(): void {
  beforeAll(async () => {
    for (const page of ['/verify-code', '/reset-password', '/login']) await pageAt(page)
    vi.spyOn(window, 'open').mockReturnValue(null)
  })
  beforeEach(() => toast.remove())
}

/** Sends a form that gets an error. Expects the typed values to stay and the advice to be shown. */
export async function expectKept(form: FormCase, [status, code, message, words]: (typeof refusals)[number]): Promise<void> {
  const { method, path, as, send, kept, expected, refusedFrom = 0 } = form
  if (as !== undefined) signInAs(as)
  let calls = 0
  const headers: HeadersInit = status === 429 || status === 503 ? { 'retry-after': '120' } : {}
  server.use(http[method](path, () => ((calls += 1) > refusedFrom ? HttpResponse.json({ message, code }, { status, headers }) : undefined)))
  await send()
  await waitFor(() => expect(document.body).toHaveTextContent(words))
  expect(await kept()).toEqual(expected)
}

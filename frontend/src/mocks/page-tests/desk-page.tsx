import { fieldsOfJson } from '@artha/contract/unknown-fields'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { MockRole } from '../data/users.ts'
import { server } from './node.ts'
import { renderPageAt } from './render-page.tsx'
import { signInAs } from '../handlers/sign-in.ts'

/** A recorded write: method and path, the idempotency key, the version and the body. */
export interface SentWrite {
  call: string
  key: string | null
  version: string | null
  body: Record<string, unknown>
}

type Answer = (sent: SentWrite, index: number) => Response | Promise<Response>

/** Answers every call to this path and records it. */
export function recordWrites(method: 'post' | 'put' | 'delete', path: string, answer: Answer): SentWrite[] {
  const sent: SentWrite[] = []
  server.use(
    http[method](path, async ({ request }) => {
      const text = await request.text()
      const body = fieldsOfJson(text)
      const { headers, url } = request
      const write = {
        call: `${request.method} ${new URL(url).pathname}`,
        key: headers.get('idempotency-key'),
        version: headers.get('if-match'),
        body,
      }
      sent.push(write)
      return answer(write, sent.length - 1)
    }),
  )
  return sent
}

export const refusal = (status: number, code: string, message: string, fields?: Record<string, string>): Response =>
  HttpResponse.json({ message, code, ...(fields && { fields }) }, { status })

/** Signs in with a role and renders a page of the newsroom. */
export async function openDesk(role: MockRole = 'creator', path = '/dashboard') {
  signInAs(role)
  const page = await renderPageAt(path)
  return { main: within(screen.getByRole('main')), ...page }
}

export const formNamed = async (name: string) => within(await screen.findByRole('form', { name }))
export type Form = Awaited<ReturnType<typeof formNamed>>

export const fill = (form: Pick<Form, 'getByLabelText'>, label: string, value: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value } })

export const press = (within: { getByRole: Form['getByRole'] }, name: string) => userEvent.click(within.getByRole('button', { name }))

/** Fills in all required fields of an article. */
export function fillArticle(form: Form, title = 'A new article') {
  fill(form, 'Title', title)
  fill(form, 'Category', 'Saving')
  fill(form, 'Subcategory', 'Saving tips')
  fill(form, 'Section', 'main')
  fill(form, 'Description', 'What is put aside first is not missed.')
}

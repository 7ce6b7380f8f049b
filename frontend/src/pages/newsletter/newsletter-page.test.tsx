import { visitorConsent } from '@artha/contract/newsletter-consent'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { signInAs } from '../../mocks/handlers/sign-in.ts'
import { expectAccessible } from '../../mocks/page-tests/accessibility.ts'
import { server } from '../../mocks/page-tests/node.ts'
import { newsletter } from '../../mocks/page-tests/refused-forms.tsx'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

const main = () => within(screen.getByRole('main'))
const press = () => userEvent.click(main().getByRole('button', { name: 'Subscribe Free' }))

/** The bodies that the page sends. */
function sentBodies(): unknown[] {
  const sent: unknown[] = []
  server.use(
    http.post('/api/newsletter/subscriptions', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ message: 'Look into your mailbox.' }, { status: 202 })
    }),
  )
  return sent
}

describe('a visitor at /newsletter', () => {
  it('sends an address with the words in sight, and is told to look into the mailbox', async () => {
    const sent = sentBodies()
    await renderPageAt('/newsletter')
    expect(main().getByText(visitorConsent.text)).toBeInTheDocument()
    await userEvent.type(newsletter(), ' asha@artha.example ')
    await press()
    expect(await main().findByText('Look into your mailbox')).toBeInTheDocument()
    expect(main().getByText(/We have sent a link to asha@artha\.example\. Open it within 48 hours/)).toBeInTheDocument()
    expect(newsletter()).toHaveValue('')
    expect(sent).toEqual([{ email: 'asha@artha.example' }])
    await expectAccessible()
  })

  it.each(['', 'asha'])('is asked for an address instead of "%s"', async (typed) => {
    const sent = sentBodies()
    await renderPageAt('/newsletter')
    if (typed) await userEvent.type(newsletter(), typed)
    await press()
    expect(main().getByText('Please enter a valid email address.')).toBeInTheDocument()
    expect(newsletter()).toHaveFocus()
    expect(newsletter()).toHaveValue(typed)
    expect(sent).toEqual([])
  })

  it('sends the hidden field where a program fills it in', async () => {
    const sent = sentBodies()
    await renderPageAt('/newsletter')
    const trap = main().getByRole('form', { name: 'Newsletter' }).querySelector<HTMLInputElement>('[name=nickname]') ?? expect.fail()
    expect(trap.closest('[aria-hidden=true]')).not.toBeNull()
    trap.value = 'Nick'
    await userEvent.type(newsletter(), 'asha@artha.example')
    await press()
    expect(sent).toEqual([{ email: 'asha@artha.example', nickname: 'Nick' }])
  })
})

it('a reader who is signed in has the form of the account', async () => {
  signInAs('reader')
  await renderPageAt('/newsletter')
  expect(newsletter()).toHaveValue('asha@artha.example')
  expect(main().queryByText(visitorConsent.text)).not.toBeInTheDocument()
})

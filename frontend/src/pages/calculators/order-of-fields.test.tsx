import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPageAt } from '../../mocks/page-tests/render-page.tsx'

const form = () => screen.getByRole('form', { name: 'Your figures' })

/** True if the elements are in document order. */
const inOrder = (elements: readonly Element[]) =>
  elements.every((each, at) => at === 0 || Boolean((elements[at - 1]?.compareDocumentPosition(each) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING))

it.each([
  ['/sip-calculator', 'futureValue', 'Monthly investment', /over 15 years/, 'Yearly increase, in percent'],
  ['/income-tax-calculator', 'newTax', 'Annual salary', /Employer’s NPS|How this is worked out/, 'Total deductions, old regime'],
  ['/fixed-deposit-calculator', 'maturityValue', 'Deposit', /Interest is added to the deposit/, 'Extra days'],
  ['/gst-calculator', 'total', 'Amount', /GST of/, 'Buyer’s location'],
])('%s has the figure, what is needed, the result, what is optional', async (address, figure, needed, sentence, optional) => {
  await renderPageAt(address)
  const whole = within(form())
  const group = within(whole.getByRole('group', { name: 'Optional' }))
  const shown = document.getElementById(figure)
  expect(inOrder([shown ?? form(), whole.getByLabelText(needed), whole.getAllByText(sentence)[0] ?? form(), group.getByLabelText(optional)])).toBe(
    true,
  )
  expect(group.queryByLabelText(needed)).not.toBeInTheDocument()
})

it.each(['/loan-calculator', '/rd-calculator', '/credit-calculator'])('%s has nothing optional', async (address) => {
  await renderPageAt(address)
  expect(within(form()).queryByRole('group', { name: 'Optional' })).not.toBeInTheDocument()
})

it('takes the rate of another scheme of the post office', async () => {
  await renderPageAt('/post-office-calculator')
  expect(screen.getByLabelText('Annual interest rate')).toHaveValue('7.7')
  fireEvent.change(screen.getByLabelText('Scheme'), { target: { value: 'scss' } })
  expect(screen.getByLabelText('Annual interest rate')).toHaveValue('8.2')
  fireEvent.change(screen.getByLabelText('Annual interest rate'), { target: { value: '8' } })
  fireEvent.change(screen.getByLabelText('Scheme'), { target: { value: 'mis' } })
  expect(screen.getByLabelText('Annual interest rate')).toHaveValue('8')
})

import { describe, it } from 'vitest'
import { expectKept, prepareRefusedForms, refusals, refusedForms } from '../mocks/page-tests/refused-forms.tsx'

prepareRefusedForms()

describe.each(refusedForms.map((form) => [form.name, form] as const))('%s', (_, form) => {
  it.each(refusals)('refused with %i keeps what was typed, and says what to do', (...refusal) => expectKept(form, refusal))
})

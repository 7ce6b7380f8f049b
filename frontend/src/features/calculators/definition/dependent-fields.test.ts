import { expect, it } from 'vitest'
import { balanceTransfer } from '../balance-transfer/balance-transfer-calculator.ts'
import { postOffice as postOfficeWith } from '../post-office/post-office-calculator.ts'
import { ofBuild } from '../accuracy/of-build.ts'
import { withDependentFields } from './dependent-fields.ts'
import { readFields } from './read-fields.ts'

const postOffice = ofBuild(postOfficeWith)

const inputOf = (query: string) => readFields(postOffice.fields, new URLSearchParams(query)).input

it.each(['scss', 'mis', 'td1', 'kvp'] as const)('another scheme of the post office, %s, has its own rate', (scheme) => {
  const before = inputOf('scheme=nsc')
  const own = inputOf(`scheme=${scheme}`).annualRate
  expect(own).not.toBe(before.annualRate)
  expect(withDependentFields(postOffice.fields, before, { scheme })).toEqual({ scheme, annualRate: own })
})

it('keeps a rate that the reader chose, and takes one that is entered', () => {
  const chosen = { ...inputOf('scheme=nsc'), annualRate: 7.25 }
  expect(withDependentFields(postOffice.fields, chosen, { scheme: 'scss' })).toEqual({ scheme: 'scss' })
  expect(withDependentFields(postOffice.fields, inputOf('scheme=nsc'), { annualRate: 6 }).annualRate).toBe(6)
})

it('has as many instalments at another lender as are left, until another number is entered', () => {
  const { input } = readFields(balanceTransfer.fields, new URLSearchParams())
  const next = withDependentFields(balanceTransfer.fields, input, { months: 120 })
  expect(next).toEqual({ months: 120, newMonths: 120 })
  expect(withDependentFields(balanceTransfer.fields, { ...input, ...next, newMonths: 90 }, { months: 60 })).toEqual({ months: 60 })
})

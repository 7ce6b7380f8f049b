import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox-of'

it.each([
  ['asha@artha.example', 'asha@artha.example', 'artha.example'],
  ['asha.rao@mail.example', 'asharao@mail.example', 'mail.example'],
  ['a.sha+offers+2@mail.example', 'asha@mail.example', 'mail.example'],
  ['+x@mail.example', '+x@mail.example', 'mail.example'],
  ['...@mail.example', '...@mail.example', 'mail.example'],
])('%s is counted for %s at %s', (address, mailbox, host) => {
  expect(mailboxOf(address)).toEqual({ mailbox, host })
})

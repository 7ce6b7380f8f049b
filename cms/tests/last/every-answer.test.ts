import { readFileSync } from 'node:fs'
import { declaredAnswers } from '@artha/contract/declared-answers'
import { endpoints, type EndpointName } from '@artha/contract/endpoints'
import { errorStatus } from '@artha/contract/errors'
import { expect, inject, it } from 'vitest'

const names = Object.keys(endpoints) as EndpointName[]

/** What the suites before this one have been answered, as "GET /api/home 200". This one is the last of a whole run, or comes after several with one file. */
const seen = readFileSync(inject('answersSeen'), 'utf8').split('\n')

/**
 * A change between the read and the write of another one's toggle: no test can make two requests meet there each time. A search is
 * given up when it takes too long: no test can make a machine so slow each time.
 */
const byChanceOnly: Partial<Record<EndpointName, readonly number[]>> = { togglePermission: [409], search: [503] }

const wasAnswered = (name: EndpointName, status: number) => {
  const { method, path } = endpoints[name]
  const pattern = new RegExp(`^${method} ${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/ ]+')}/? ${status}$`)
  return seen.some((line) => pattern.test(line))
}

it.each(names)('each answer that %s declares was given to some test', (name) => {
  const { status, held, refusals } = declaredAnswers(name)
  const missing = [status, ...(held === undefined ? [] : [held]), ...refusals.map((code) => errorStatus[code])].filter(
    (each) => !byChanceOnly[name]?.includes(each) && !wasAnswered(name, each),
  )
  expect(missing).toEqual([])
})

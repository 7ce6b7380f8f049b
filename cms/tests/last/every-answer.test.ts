import { readFileSync } from 'node:fs'
import { documentedResponses } from '@artha/contract/documented-responses'
import { endpoints, type EndpointName } from '@artha/contract/endpoints'
import { errorStatus } from '@artha/contract/errors'
import { expect, inject, it } from 'vitest'

const names = Object.keys(endpoints) as EndpointName[]

/** The answers of all earlier suites, as "GET /api/home 200". This suite runs last in a whole run, or after several runs that share one file. */
const seen = readFileSync(inject('answersSeen'), 'utf8').split('\n')

/** Answers that no test can cause every time: 409 if two requests toggle a permission in the same moment, and 503 if a search takes too long. */
const byChanceOnly: Partial<Record<EndpointName, readonly number[]>> = { togglePermission: [409], search: [503] }

const wasAnswered = (name: EndpointName, status: number) => {
  const { method, path } = endpoints[name]
  const pattern = new RegExp(`^${method} ${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/ ]+')}/? ${status}$`)
  return seen.some((line) => pattern.test(line))
}

it.each(names)('each answer that %s declares was given to some test', (name) => {
  const { status, held, refusals } = documentedResponses(name)
  const missing = [status, ...(held === undefined ? [] : [held]), ...refusals.map((code) => errorStatus[code])].filter(
    (each) => !byChanceOnly[name]?.includes(each) && !wasAnswered(name, each),
  )
  expect(missing).toEqual([])
})

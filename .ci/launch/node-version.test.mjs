import { expect, it } from 'vitest'
import { nodeVersionProblem } from './node-version.mjs'

it.each(['20.19.0', '20.19.1', '20.20.0', '22.0.0', '24.1.0'])('Node %s is new enough', (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined()
})

it.each(['20.18.9', '18.20.4', '20.9.0', '8.17.0'])('Node %s is too old, and the message says what to do', (version) => {
  expect(nodeVersionProblem(version)).toContain(`needs Node 20.19.0 or newer; this is Node ${version}`)
})

import { expect, it } from 'vitest'
import { openScenarioFile, scenarioFile, scenarioFileName } from './scenario-file.ts'

const path = '/home-loan-calculator'
const [one, other] = [
  { query: 'principal=1', name: 'घर' },
  { query: 'principal=2', name: '' },
]
const full = [one, { query: 'b', name: '' }, { query: 'c', name: '' }]

it('gives back what it was made of', () => {
  expect(scenarioFileName(path)).toBe('home-loan-scenarios.json')
  expect(openScenarioFile(scenarioFile(path, [one, other]), path, []).kept).toEqual([one, other])
})

it('adds to what is kept, each scenario once', () => {
  expect(openScenarioFile(scenarioFile(path, [one, other]), path, [other]).kept).toEqual([other, one])
})

it.each([
  ['a full list', scenarioFile(path, [other]), full, full, /you can save three/],
  ['another calculator’s', scenarioFile('/sip-calculator', [other]), [one], [one], /another calculator/],
  ['no calculator scenarios', '{"scenarios":[1,{"query":5}]}', [one], [one], /no calculator scenarios/],
  ['no JSON', '<html>', [one], [one], /no calculator scenarios/],
  ['null', 'null', [], [], /no calculator scenarios/],
])('says so: %s', (_, text, kept, after, words) => {
  const opened = openScenarioFile(text, path, kept)
  expect(opened.kept).toEqual(after)
  expect(opened.words).toMatch(words)
})

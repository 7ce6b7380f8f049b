/**
 * Prints how well the search orders its results for the queries of the tests: nDCG@5 in the demo publication, 1 for the best possible order. Fails
 * if a mean is below its limit. Queries and limits: `cms/tests/contract/search-quality.long.test.ts`.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const cms = path.resolve(import.meta.dirname, '..', 'cms')
const args = ['run', '--silent', 'test:contract', '--', 'tests/contract/search-quality.long.test.ts']
const { status, stdout, stderr } = spawnSync('npm', args, { cwd: cms, encoding: 'utf8', env: { ...process.env, ARTHA_TEST_DB: 'sqlite' } })
console.log([...stdout.matchAll(/nDCG@5 of \d+ questions: [\d.]+/g)].join('\n'))
if (status !== 0) {
  console.log(stdout, stderr)
  process.exitCode = 1
}

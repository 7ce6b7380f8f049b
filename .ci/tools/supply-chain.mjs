import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { auditVerdict, licencesOf } from './dependency-report.mjs'
import { projectRoot } from '../launch/project-root.mjs'
import { npm } from '../launch/run-step.mjs'

const mostBytes = 64 * 1024 * 1024

/** The two programs, each with a lock file of its own. */
const programs = [
  { name: 'cms', folder: '.' },
  { name: 'site', folder: 'frontend' },
]

/**
 * @param {string} folder
 * @param {string[]} words
 */
function askNpm(folder, words) {
  const [program, ...args] = npm(...words)
  return spawnSync(program, args, { cwd: path.join(projectRoot, folder), encoding: 'utf8', maxBuffer: mostBytes })
}

/** npm run parts: writes the packages of both programs in CycloneDX format and prints their licences. Contacts no registry. */
export function listParts() {
  const into = path.join(projectRoot, 'build', 'parts')
  mkdirSync(into, { recursive: true })
  for (const { name, folder } of programs) {
    const { status, stdout, stderr } = askNpm(folder, ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'])
    if (status !== 0) {
      console.error(`The parts of the ${name} could not be listed:\n${stderr}`)
      process.exit(1)
    }
    const file = path.join(into, `${name}.cdx.json`)
    writeFileSync(file, stdout)
    const licences = licencesOf(JSON.parse(stdout))
    const count = [...licences.values()].reduce((sum, names) => sum + names.length, 0)
    console.log(`${name}: ${count} parts of others, in ${path.relative(projectRoot, file)}`)
    for (const [licence, names] of licences) console.log(`  ${licence}: ${names.length > 40 ? names.length : names.join(', ')}`)
  }
}

/** npm run audit: prints known vulnerabilities in the packages of both programs. Fails on high or critical ones, not on a silent registry. */
export function audit() {
  const verdicts = programs.map(({ name, folder }) => {
    const verdict = auditVerdict(askNpm(folder, ['audit', '--omit', 'dev', '--json']).stdout)
    console.log(`${name}: ${verdict.says}`)
    return verdict
  })
  process.exit(verdicts.some(({ isBad }) => isBad) ? 1 : 0)
}

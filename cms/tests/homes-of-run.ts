import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { testFolder } from '../../.ci/tools/test-folder.mjs'

/** Puts the homes of the run's programs in one folder and deletes it at the end, with the homes of killed programs in it. */
export default function setup() {
  const folder = mkdtempSync(path.join(testFolder(), 'artha-homes-'))
  process.env.ARTHA_TEST_HOMES = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

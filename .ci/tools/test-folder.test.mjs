import os from 'node:os'
import { expect, it } from 'vitest'
import { testFolder } from './test-folder.mjs'

it('is the temporary folder where there is no memory for files', () => {
  expect(testFolder('/no/such/folder')).toBe(os.tmpdir())
})

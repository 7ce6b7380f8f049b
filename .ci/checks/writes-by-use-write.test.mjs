import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, it } from 'vitest'
import { writesByUseWrite } from './writes-by-use-write.mjs'

RuleTester.describe = describe
RuleTester.it = it
const tester = new RuleTester({ languageOptions: { parser: /** @type {import('eslint').Linter.Parser} */ (tseslint.parser) } })
const errors = [{ messageId: 'direct' }]

tester.run('writes-by-use-write', writesByUseWrite, {
  valid: [
    "const { write } = useWrite('createArticle')",
    "const article = await call('readArticle', { id })",
    "await fetch('/healthz')",
    "const { call } = await import('./call.ts')",
  ],
  invalid: [
    { code: "import { sendWrite as send } from '../../api/call.ts'", errors },
    { code: "(await loadCalls()).sendWrite('createArticle', asked)", errors },
    { code: "(await loadCalls())['sendWrite']('createArticle', asked)", errors },
    { code: "await fetch('/admin/upload', { method: 'POST', body })", errors },
  ],
})

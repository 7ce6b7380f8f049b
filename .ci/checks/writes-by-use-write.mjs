/**
 * ESLint rule: writes go through `useWrite`, which revalidates what they make stale. The type of `call` excludes writes, so a direct write must
 * use `sendWrite` or `fetch`.
 * @type {import('eslint').Rule.RuleModule}
 */
export const writesByUseWrite = {
  meta: { type: 'problem', schema: [], messages: { direct: 'Write with `useWrite` (frontend/src/api/README.md).' } },
  create(context) {
    /** @param {import('eslint').Rule.Node} node */
    const direct = (node) => context.report({ node, messageId: 'direct' })
    return {
      'Identifier[name="sendWrite"]': direct,
      'Literal[value="sendWrite"]': direct,
      'CallExpression[callee.name="fetch"] Property[key.name="method"] > Literal[value=/^(POST|PUT|PATCH|DELETE)$/]': direct,
    }
  },
}

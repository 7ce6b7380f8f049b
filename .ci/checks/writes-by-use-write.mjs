/**
 * ESLint: a write goes through `useWrite`, which knows what it makes stale. `call` takes no write by its type; what sends one by
 * itself names `sendWrite`, or fetches.
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

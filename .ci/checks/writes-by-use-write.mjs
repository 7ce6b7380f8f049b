/**
 * ESLint: a write goes through `useWrite`, which knows what it makes stale. `call` takes no write by its type; what sends one by
 * itself names `sendWrite`, or fetches.
 * @type {import('eslint').Rule.RuleModule}
 */
export const writesByUseWrite = {
  meta: { type: 'problem', schema: [], messages: { direct: 'Write with `useWrite` (frontend/src/api/README.md).' } },
  create: (context) => ({
    'Identifier[name="sendWrite"]'(node) {
      context.report({ node, messageId: 'direct' })
    },
    'Literal[value="sendWrite"]'(node) {
      context.report({ node, messageId: 'direct' })
    },
    'CallExpression[callee.name="fetch"] Property[key.name="method"] > Literal[value=/^(POST|PUT|PATCH|DELETE)$/]'(node) {
      context.report({ node, messageId: 'direct' })
    },
  }),
}

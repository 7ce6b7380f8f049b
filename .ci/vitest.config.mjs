/** @type {import('vitest/config').ViteUserConfig} */
export default {
  // They start processes, which takes its time on a machine that is busy with the other suites.
  test: { include: ['{launch,checks,tools,compose}/**/*.test.mjs'], testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } },
}

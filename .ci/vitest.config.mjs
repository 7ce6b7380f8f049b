/** @type {import('vitest/config').ViteUserConfig} */
export default {
  test: {
    include: ['{launch,checks,tools,compose}/**/*.test.mjs'],
    // The tests start processes, which is slow on a machine that runs other suites too.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
}

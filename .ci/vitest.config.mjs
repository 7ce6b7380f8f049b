/** @type {import('vitest/config').ViteUserConfig} */
export default {
  test: {
    include: ['{launch,checks,tools,compose}/**/*.test.mjs'],
    // They start processes, which takes its time on a machine that is busy with the other suites.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
}

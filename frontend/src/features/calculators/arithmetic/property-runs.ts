/**
 * The number of random inputs for a property test: `usual`, or PROPERTY_RUNS if that is more, as in PROPERTY_RUNS=100000. The tests then have hours
 * instead of seconds (vitest.config.ts).
 */
export const propertyRuns = (usual: number) => ({ numRuns: Math.max(usual, Number(process.env.PROPERTY_RUNS ?? 0)) })

/**
 * How often a property is tried with random input: as often as its test says, or more where the setting PROPERTY_RUNS asks
 * for it, as in PROPERTY_RUNS=100000. The tests then have hours instead of seconds (vitest.config.ts).
 */
export const propertyRuns = (usual: number) => ({ numRuns: Math.max(usual, Number(process.env.PROPERTY_RUNS ?? 0)) })

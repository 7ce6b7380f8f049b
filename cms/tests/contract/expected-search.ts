/**
 * A search and its expected results in the demo publication, each an address or the beginning of a title. The first list has the results that the
 * reader means, the second those that also help.
 */
export type ExpectedSearch = readonly [question: string, meant: readonly string[], helps?: readonly string[]]

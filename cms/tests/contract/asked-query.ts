/**
 * What readers ask and what is right for them in the demo publication: an address, or how a title begins. The first list is what
 * they meant, the second what helps too.
 */
export type Asked = readonly [question: string, meant: readonly string[], helps?: readonly string[]]

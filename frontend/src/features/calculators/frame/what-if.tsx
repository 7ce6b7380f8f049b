/** The commonest what-if in one line, where it has an answer. */
export const WhatIf = ({ words }: { words: string | undefined }) => (words === undefined ? null : <p>{words}</p>)

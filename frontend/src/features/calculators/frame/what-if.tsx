/** The most common what-if in one line; nothing if there is none. */
export const WhatIf = ({ words }: { words: string | undefined }) => (words === undefined ? null : <p>{words}</p>)

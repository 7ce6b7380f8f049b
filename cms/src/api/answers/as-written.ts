/** What a draft's column holds, or the other where nobody has written it yet: it is null then, whatever the row's type says. */
export const asWritten = <Value>(value: Value | null, otherwise: Value): Value => value ?? otherwise

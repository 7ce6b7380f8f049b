/** Returns a draft's column, or the default if it was never written: it is null then, whatever the row's type says. */
export const columnOrDefault = <Value>(value: Value | null, otherwise: Value): Value => value ?? otherwise

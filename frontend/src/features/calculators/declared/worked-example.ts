import type { Fields, InputOf } from './field.ts'

/** True while every field holds the number that it starts with. */
export const isExample = <Of extends Fields>(fields: Of, input: InputOf<Of>) =>
  Object.entries(fields).every(([name, field]) => field.kind === 'number' && input[name] === field.limits.initial)

/** The example without its amounts. */
export const cleared = <Of extends Fields>(fields: Of, input: InputOf<Of>): InputOf<Of> => ({
  ...input,
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, 0])),
})

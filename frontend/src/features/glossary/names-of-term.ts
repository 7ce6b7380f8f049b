import type { TermCard } from '@artha/contract/term'

/** Returns all names of a term, its main name first. The Hindi name may be "". */
export const namesOfTerm = ({ name, hindiName, aliases }: TermCard): string[] => [name, hindiName, ...aliases]

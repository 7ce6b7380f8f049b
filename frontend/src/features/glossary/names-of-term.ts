import type { TermCard } from '@artha/contract/term'

/** All that a term is called, its name first. Without a Hindi name one of them is "". */
export const namesOfTerm = ({ name, hindiName, aliases }: TermCard): string[] => [name, hindiName, ...aliases]

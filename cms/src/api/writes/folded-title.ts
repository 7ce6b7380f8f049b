import { foldText } from '@artha/contract/fold-text'

/** A title as its index keeps it, and a text as it is looked for there. */
export const foldTitle = (title: string) => foldText(title).trim()

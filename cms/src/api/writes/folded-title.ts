import { foldText } from '@artha/contract/fold-text'

/** Folds a title for the title index, or a text to be searched in it. */
export const foldTitle = (title: string) => foldText(title).trim()

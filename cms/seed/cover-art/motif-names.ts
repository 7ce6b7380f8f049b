/** The subjects that a cover can have; a picture line names one, as in `![A stack of coins](art:coins)`. */
export const motifNames = ['coins', 'ledger', 'chart', 'rupee', 'steps', 'arcs', 'house', 'shield', 'grid', 'scale'] as const

export type MotifName = (typeof motifNames)[number]

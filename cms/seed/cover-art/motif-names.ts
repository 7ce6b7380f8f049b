/** The motifs that a cover can have. A picture line names one: `![A stack of coins](art:coins)`. */
export const motifNames = [
  ...(['coins', 'ledger', 'chart', 'rupee', 'steps', 'arcs', 'house', 'shield', 'grid', 'scale'] as const),
  // Everyday life in India
  ...(['kirana', 'meter', 'thali', 'passbook', 'monsoon', 'lamp', 'ration', 'tiffin', 'clock', 'loom'] as const),
  ...(['phone', 'bill', 'stamp', 'pot', 'bangle', 'auto', 'key', 'newspaper', 'mango', 'plant'] as const),
] as const

export type MotifName = (typeof motifNames)[number]

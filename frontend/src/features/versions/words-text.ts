const counted = (count: number, what: string) => `${count} ${count === 1 ? 'word' : 'words'} ${what}`

/** Says how many words a version changed. */
export function wordsText({ added, removed }: { added: number; removed: number }): string {
  const parts = [added > 0 ? counted(added, 'added') : '', removed > 0 ? counted(removed, 'removed') : ''].filter(Boolean)
  return parts.length === 0 ? 'No words added or removed' : parts.join(', ')
}

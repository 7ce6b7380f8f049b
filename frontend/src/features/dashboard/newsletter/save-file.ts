/** In milliseconds: long enough for the browser to start the download. */
const keptMs = 60_000

/**
 * Saves a CSV text as a file. Calculators have their own function for this: one that both used would be a script of its own, which every
 * calculator's page would have to load.
 */
export function saveFile(name: string, csv: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}

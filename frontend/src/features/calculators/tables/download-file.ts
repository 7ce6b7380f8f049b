/** In milliseconds: long enough for the browser to start the download. */
const keptMs = 60_000

/** Saves a text as a file. The browser makes the file, without a server. */
export function downloadFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}

/** Long enough for a browser to have begun with it; asking again makes another address. */
const keptMs = 60_000

/** Hands a text to the reader as a file. It is made on the device, and no server is asked. */
export function downloadFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}

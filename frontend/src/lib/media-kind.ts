/** True if the address is a video: by its file extension, or by the path that media hosts use for videos. */
export function isVideoAddress(address: string) {
  const path = address.replace(/[?#].*$/s, '')
  return /\.(?:mp4|webm)$/i.test(path) || /\/video\/upload\//.test(path)
}

/** Whether what lies at an address is a video: by the ending of its file, or by the place that a media host keeps for videos. */
export function isVideoAddress(address: string) {
  const path = address.replace(/[?#].*$/s, '')
  return /\.(?:mp4|webm)$/i.test(path) || /\/video\/upload\//.test(path)
}

const underWay = new Set<Promise<unknown>>()
let isCut = false

/** Tracks an upload until it ends, with or without success. */
export function trackUpload<Result>(work: Promise<Result>): Promise<Result> {
  const ended = work.catch(() => undefined).finally(() => underWay.delete(ended))
  underWay.add(ended)
  return work
}

/** Throws once uploads are cut. Call before storing a file whose sender would get no response. */
export function throwIfUploadsStopped() {
  if (isCut) throw new Error('The cms is ending')
}

/** Refuses to store anything from now on; resolves when the uploads under way have removed their files. */
export async function stopUploads() {
  isCut = true
  await Promise.all(underWay)
}

const underWay = new Set<Promise<unknown>>()
let isCut = false

/** Minds an upload until it has ended, however it does. */
export function mindUpload<Result>(work: Promise<Result>): Promise<Result> {
  const ended = work.catch(() => undefined).finally(() => underWay.delete(ended))
  underWay.add(ended)
  return work
}

/** Call before storing something whose sender would get no answer any more. */
export function refuseWhenCut() {
  if (isCut) throw new Error('The cms is ending')
}

/** From now on nothing more is stored; resolves when the uploads under way have removed what they had written. */
export async function cutUploads() {
  isCut = true
  await Promise.all(underWay)
}

import type { Core } from '@strapi/strapi'
import { unknownAddresses } from '../../pictures/known-address'

const notOurs = 'Choose a picture from the Media Library'

/** Returns the problem of the one picture in a field; an empty address has none. */
export async function pictureProblem(strapi: Core.Strapi, address: string, stored: readonly (string | null)[]): Promise<string | undefined> {
  const unknown = await unknownAddresses(strapi, [address])
  return unknown.has(address) && !stored.includes(address) ? notOurs : undefined
}

/**
 * Returns the fields whose picture may not be stored, with the problem. A picture that the stored text has may stay in any position, because
 * sections are moved and removed.
 */
export async function pictureProblems(
  strapi: Core.Strapi,
  part: 'sections' | 'slides',
  sent: readonly { imageUrl: string }[],
  stored: Iterable<string | null>,
): Promise<Record<string, string>> {
  const unknown = await unknownAddresses(
    strapi,
    sent.map(({ imageUrl }) => imageUrl),
  )
  for (const address of stored) if (address !== null) unknown.delete(address)
  return Object.fromEntries(sent.flatMap(({ imageUrl }, at) => (unknown.has(imageUrl) ? [[`${part}.${at}.imageUrl`, notOurs]] : [])))
}

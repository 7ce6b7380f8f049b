import type { Core } from '@strapi/strapi'
import { unknownAddresses } from '../../pictures/known-address'

const notOurs = 'Choose a picture from the Media Library'

/** What is wrong with the one picture of a field; the empty address is none. */
export async function pictureProblem(strapi: Core.Strapi, address: string, stored: readonly (string | null)[]): Promise<string | undefined> {
  const unknown = await unknownAddresses(strapi, [address])
  return unknown.has(address) && !stored.includes(address) ? notOurs : undefined
}

/**
 * The fields with the address of a picture that may not be kept, and what is wrong. What the stored text shows already may
 * stay, wherever it moves in it: sections are moved and removed.
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

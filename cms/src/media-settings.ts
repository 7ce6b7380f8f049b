import * as z from 'zod'

const text = z.string().trim().min(1)

/** The places of pictures and films, and the host from which readers may load more. */
export const mediaSettings = {
  /** A host, with its port if it has one, besides the site itself. */
  MEDIA_HOST: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/i, 'Expected a host name')
    .optional(),
  CLOUDINARY_NAME: text.optional(),
  CLOUDINARY_KEY: text.optional(),
  CLOUDINARY_SECRET: text.optional(),
  /** The base address of Cloudinary's API. */
  CLOUDINARY_URL_PREFIX: z.url({ protocol: /^https?$/, error: 'Expected https://…' }).default('https://api.cloudinary.com'),
}

interface MediaSettings {
  MEDIA_HOST?: string | undefined
  CLOUDINARY_NAME?: string | undefined
  CLOUDINARY_KEY?: string | undefined
  CLOUDINARY_SECRET?: string | undefined
}

/** Returns the host that picture addresses may name; with Cloudinary its own host, unless another is set. */
export const mediaHostOf = ({ MEDIA_HOST, CLOUDINARY_NAME }: MediaSettings) =>
  MEDIA_HOST ?? (CLOUDINARY_NAME === undefined ? undefined : 'res.cloudinary.com')

/** Returns the problem of the settings taken together; undefined if there is none. */
export function mediaProblem({ CLOUDINARY_NAME, CLOUDINARY_KEY, CLOUDINARY_SECRET }: MediaSettings): string | undefined {
  const given = [CLOUDINARY_NAME, CLOUDINARY_KEY, CLOUDINARY_SECRET].filter((value) => value !== undefined).length
  return given === 0 || given === 3 ? undefined : 'CLOUDINARY_NAME, CLOUDINARY_KEY, CLOUDINARY_SECRET: all three are needed, or none'
}

import * as z from 'zod/mini'

/** A stored picture: its full size in CSS pixels, and its files. */
export const picture = z.object({
  width: z.number().check(z.int(), z.positive()),
  height: z.number().check(z.int(), z.positive()),
  variants: z.array(
    z.object({
      url: z.string(),
      width: z.number().check(z.int(), z.positive()),
      format: z.enum(['avif', 'webp', 'jpeg']),
    }),
  ),
})

export type Picture = z.infer<typeof picture>

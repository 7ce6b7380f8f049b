import * as z from 'zod/mini'

/** A picture of ours: its size in CSS pixels at full width, and the files it exists as. */
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

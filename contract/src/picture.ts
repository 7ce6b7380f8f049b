import * as z from 'zod/mini'

/** The point of a picture that stays in view where the picture is cut, in whole percents of its width and height from the top left corner. */
const focusPoint = z.object({ x: z.number(), y: z.number() })
export type FocusPoint = z.infer<typeof focusPoint>

/** A stored picture: its full size in CSS pixels, its files, and its focal point; without one, the centre stays in view. */
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
  focus: z.optional(focusPoint),
})

export type Picture = z.infer<typeof picture>

import * as z from 'zod/mini'
import { picture } from './picture.ts'

/** The limits of `POST /api/media`, which takes one file in the field `file`. The kind is determined by content, not by name. */
export const mediaLimits = {
  imageBytes: 10 * 1024 * 1024,
  videoBytes: 100 * 1024 * 1024,
  pixels: 50_000_000,
  imageTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  videoTypes: ['video/mp4', 'video/webm'],
} as const

/** `image` is null for a video. `secure_url` is the address for `imageUrl` of a section or a slide. `note` says what was not kept. */
export const mediaAnswer = z.object({
  secure_url: z.string(),
  kind: z.enum(['image', 'video']),
  image: z.nullable(picture),
  note: z.optional(z.string()),
})
export type MediaAnswer = z.infer<typeof mediaAnswer>

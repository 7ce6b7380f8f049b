import os from 'node:os'
import sharp from 'sharp'
import { encodeAvif, encodePicture } from './encode-picture'
import type { EncoderJob } from './encoder-child'

/**
 * A program of its own, which decodes what others have sent: a picture made to crash or bloat its decoder takes nothing
 * with it, and the memory of a large one is given back. It knows no secret and ends with its one job.
 */
async function main() {
  process.once('disconnect', () => process.exit(1))
  // The other end of this channel is `encoder-child.ts`.
  const job = await new Promise<EncoderJob>((resolve) => process.once('message', (message) => resolve(message as EncoderJob)))
  // Before the first picture is touched: the threads that encode have the priority of the one that started them.
  os.setPriority(job.priority)
  sharp.concurrency(1)
  sharp.cache(false)
  const result = job.task === 'avif' ? await encodeAvif(job.source, job.widths) : await encodePicture(job.source)
  process.send?.(result, () => process.exit(0))
}

main().catch(() => process.exit(1))

import os from 'node:os'
import sharp from 'sharp'
import { encodeAvif, encodePicture } from './encode-picture'
import type { EncoderJob } from './encoder-child'

/**
 * A child process that decodes untrusted pictures: one made to crash or bloat the decoder harms nothing else, and the memory of a large one is
 * freed. It has no secrets and ends with its one job.
 */
async function main() {
  process.once('disconnect', () => process.exit(1))
  // The parent is `encoder-child.ts`, which sends only jobs.
  const job = await new Promise<EncoderJob>((resolve) => process.once('message', (message) => resolve(message as EncoderJob)))
  // Set before the first picture, because the encoding threads inherit the priority.
  os.setPriority(job.priority)
  sharp.concurrency(1)
  sharp.cache(false)
  const result = job.task === 'avif' ? await encodeAvif(job.source, job.widths) : await encodePicture(job.source, job.cut)
  process.send?.(result, () => process.exit(0))
}

main().catch(() => process.exit(1))

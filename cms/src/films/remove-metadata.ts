import { open } from 'node:fs/promises'
import { FilmFile } from './film-file'
import { cleanMp4 } from './mp4-metadata'
import { cleanWebm } from './webm-metadata'

/**
 * Removes what a camera or editor writes into a film beside picture and sound: place, time, device and author. Nothing is re-encoded and no byte
 * moves; a file that is not recognised stays as it is.
 */
export async function removeFilmMetadata(path: string, mime: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    const film = new FilmFile(handle, (await handle.stat()).size)
    await (mime === 'video/webm' ? cleanWebm(film) : cleanMp4(film))
  } finally {
    await handle.close()
  }
}

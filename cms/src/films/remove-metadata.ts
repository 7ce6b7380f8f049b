import { open } from 'node:fs/promises'
import { FilmFile } from './film-file'
import { cleanMp4 } from './mp4-metadata'
import { cleanWebm } from './webm-metadata'

/**
 * Takes out of a film what a camera or an editor tells beside picture and sound: where and when it was made, by what and
 * whom. Nothing is encoded anew and no byte moves; what is no film to us stays as it is.
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

import { withoutFigureMarks } from './figure-marks'
import { parseStoryFile, type StoryFile } from './story-file'

/** A story ready to be stored: `category` is "" where there is none, the texts of its slides are plain. */
export type SeedStory = Omit<StoryFile, 'category'> & { category: string }

/** Reads the text of `stories/<slug>.json`. Throws a SeedFileError that names the file and the key at fault. */
export function readStory(slug: string, fileText: string): SeedStory {
  const file = parseStoryFile(slug, fileText)
  return {
    ...file,
    category: file.category ?? '',
    slides: file.slides.map((slide) => ({ ...slide, text: withoutFigureMarks(slide.text) })),
  }
}

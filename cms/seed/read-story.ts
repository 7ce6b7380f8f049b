import { withoutFigureMarks } from './figure-marks'
import { parseStoryFile, type StoryFile } from './story-file'

/** A story in the form that is stored: `category` is "" if there is none, and slide texts are plain. */
export type SeedStory = Omit<StoryFile, 'category'> & { category: string }

/** Parses `stories/<slug>.json`. Throws a SeedFileError that names the file and each wrong key. */
export function readStory(slug: string, fileText: string): SeedStory {
  const file = parseStoryFile(slug, fileText)
  return {
    ...file,
    category: file.category ?? '',
    slides: file.slides.map((slide) => ({ ...slide, text: withoutFigureMarks(slide.text) })),
  }
}

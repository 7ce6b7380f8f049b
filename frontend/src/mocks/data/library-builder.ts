import type { LibraryFile, LibraryFileDetails, MediaUse } from '@artha/contract/media-library'
import { mockId } from './article-builder.ts'
import { pictureBuilder, pictureUrl } from './picture-builder.ts'

export const libraryFileBuilder = (file: Partial<LibraryFile> = {}): LibraryFile => ({
  _id: mockId(1001),
  url: pictureUrl('coins-in-a-jar'),
  kind: 'image',
  name: 'Coins in a jar',
  alt: 'A glass jar half full of coins',
  caption: '',
  image: pictureBuilder('coins-in-a-jar'),
  bytes: 84_200,
  createdAt: '2026-11-25T06:00:00.000Z',
  ...file,
})

const marketDays = Array.from({ length: 25 }, (_, index): LibraryFile => {
  const name = `market-day-${index + 1}`
  return libraryFileBuilder({
    _id: mockId(1004 + index),
    url: pictureUrl(name),
    name: `Market day ${index + 1}`,
    alt: 'A trading floor seen from above',
    image: pictureBuilder(name),
    createdAt: '2026-11-12T06:00:00.000Z',
  })
})

/** The files of the mock library, newest first: more than the first page of the dialog, one video, one without alternative text. */
export const mockLibrary: readonly LibraryFile[] = [
  libraryFileBuilder(),
  libraryFileBuilder({
    _id: mockId(1002),
    url: '/uploads/mock-a-loom-at-work.mp4',
    kind: 'video',
    name: 'A loom at work',
    alt: 'A weaver at a hand loom',
    image: null,
    bytes: 4_300_000,
  }),
  libraryFileBuilder({ _id: mockId(1003), url: pictureUrl('rupee-notes'), name: 'Rupee notes', alt: '', image: pictureBuilder('rupee-notes') }),
  ...marketDays,
]

const uses: MediaUse[] = [
  { kind: 'article', _id: mockId(851), title: 'Coins, and what they were worth', state: 'live', places: ['cover'] },
  { kind: 'article', _id: mockId(852), title: 'A jar for each month', state: 'scheduled', places: ['section', 'share'] },
  { kind: 'story', _id: mockId(951), title: 'Small change', state: 'draft', places: ['slide'] },
]

export const libraryDetailsBuilder = (details: Partial<LibraryFileDetails> = {}): LibraryFileDetails => ({
  ...libraryFileBuilder(),
  credit: 'Photo: Asha Rao',
  version: 1,
  croppedFrom: null,
  mayChange: true,
  uses: [],
  useCount: 0,
  publishedUses: 0,
  ...details,
})

/** The files of the mock library with their words: the first is used, and the second belongs to somebody else. */
export const mockLibraryDetails: readonly LibraryFileDetails[] = mockLibrary.map((file, index) =>
  libraryDetailsBuilder({ ...file, mayChange: index !== 1, ...(index === 0 && { uses, useCount: 3, publishedUses: 2 }) }),
)

/** The file that a crop makes: of the asked size, but drawn whole. */
export const croppedFile = (from: LibraryFileDetails, size: { width: number; height: number }, count: number): LibraryFileDetails =>
  libraryDetailsBuilder({
    ...from,
    ...{ _id: mockId(5000 + count), name: `${from.name}, cropped`, version: 1, mayChange: true, uses: [], useCount: 0, publishedUses: 0 },
    image: { ...size, variants: [] },
    croppedFrom: { _id: from._id, name: from.name },
    createdAt: '2026-11-26T06:00:00.000Z',
  })

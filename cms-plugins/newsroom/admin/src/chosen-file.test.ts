import { expect, it } from 'vitest'
import { descriptionName, isFilm } from './chosen-file'

it.each([
  ['sections.0.imageUrl', 'sections.0.imageAlt'],
  ['slides.3.imageUrl', 'slides.3.imageAlt'],
  ['imageUrl', undefined],
  ['seoPicture', undefined],
])('%s is described by %s', (name, described) => {
  expect(descriptionName(name)).toBe(described)
})

it.each([
  ['/uploads/a.mp4', true],
  ['https://res.example/v1/b.WEBM', true],
  ['/uploads/mp4.webp', false],
  ['', false],
])('%s is a video: %s', (address, is) => {
  expect(isFilm(address)).toBe(is)
})

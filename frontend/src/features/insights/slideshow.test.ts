import { expect, it } from 'vitest'
import { nextSlide, showSlide, startSlideshow, togglePlaying } from './slideshow.ts'

it.each([
  ['starts by itself', startSlideshow(false), { index: 0, isPlaying: true }],
  ['stands still where less motion is asked for', startSlideshow(true), { index: 0, isPlaying: false }],
  ['goes on', nextSlide({ index: 0, isPlaying: true }, 3), { index: 1, isPlaying: true }],
  ['begins again after the last', nextSlide({ index: 2, isPlaying: true }, 3), { index: 0, isPlaying: true }],
  ['stays with the one slide that there is', nextSlide({ index: 0, isPlaying: true }, 1), { index: 0, isPlaying: true }],
  ['stops at the slide that is picked', showSlide(2), { index: 2, isPlaying: false }],
  ['pauses', togglePlaying({ index: 1, isPlaying: true }), { index: 1, isPlaying: false }],
  ['plays on', togglePlaying({ index: 1, isPlaying: false }), { index: 1, isPlaying: true }],
])('a slideshow %s', (_, show, expected) => {
  expect(show).toEqual(expected)
})

import { expect, it } from 'vitest'
import { slideMs, stepped, afterSlideTime, toggledPlay } from './viewer-show.ts'

const playing = (index: number) => ({ index, isPlaying: true })
const paused = (index: number) => ({ index, isPlaying: false })

it.each([
  ['goes on by hand', stepped(paused(0), 1, 3), paused(1)],
  ['goes back by hand, and plays on from there', stepped(playing(2), -1, 3), playing(1)],
  ['stays at the first slide', stepped(paused(0), -1, 3), paused(0)],
  ['stays at the last slide', stepped(paused(2), 1, 3), paused(2)],
  ['without slides stays at its beginning', stepped(paused(0), 1, 0), paused(0)],
  ['goes on when the time of a slide is over', afterSlideTime(playing(0), 3), playing(1)],
  ['stands still after the last', afterSlideTime(playing(2), 3), paused(2)],
  ['pauses', toggledPlay(playing(1), 3), paused(1)],
  ['plays on', toggledPlay(paused(1), 3), playing(1)],
  ['begins again from its end', toggledPlay(paused(2), 3), playing(0)],
])('a story %s', (_, show, expected) => {
  expect(show).toEqual(expected)
})

it.each([
  ['', 5_000],
  ['Six words are read at once', 5_000],
  ['word '.repeat(110), 32_500],
])('a slide that says "%s" has its time', (text, expected) => {
  expect(slideMs(text)).toBe(expected)
})

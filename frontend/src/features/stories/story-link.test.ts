import { expect, test } from 'vitest'
import { storyLinkText } from './story-link.tsx'

test.each([
  ['/budget-calculator', 'Budget calculator'],
  ['/networth-calculator?assets=1', 'Net worth calculator'],
  ['/finance-academy', 'Finance academy'],
  ['/calculators/accuracy', 'Accuracy'],
  ['/blog/abcdefgh', 'Read the article'],
  ['/blog/abcdefgh/gold-loans', 'Read the article'],
  ['/stories/abcdefgh', 'Read the story'],
  ['/', 'To the front page'],
  ['/?category=Loan', 'To the front page'],
  ['/#gst', 'To the front page'],
  ['https://elsewhere.example/deep/page', 'Read more on elsewhere.example'],
])('%s: %s', (to, words) => {
  expect(storyLinkText(to)).toBe(words)
})
